// util: promisify, inspect and what goes with them.

const { inspect, format, isError } = internal('inspect');
const { checkFunction } = internal('errors');
const { Buffer, toBinary } = internal('buffer');
const custom = Symbol.for('nodejs.util.promisify.custom');

// A function that gives a promise instead of taking a callback.
function promisify(original) {
  checkFunction(original, 'original');
  if (original[custom]) {
    checkFunction(original[custom], 'util.promisify.custom');
    return original[custom];
  }
  const promised = function (...args) {
    return new Promise((resolve, reject) => {
      Reflect.apply(original, this, [...args, (error, ...values) => error ? reject(error) : resolve(values[0])]);
    });
  };
  Object.setPrototypeOf(promised, Object.getPrototypeOf(original));
  Object.defineProperty(promised, custom, { value: promised, configurable: true });
  return Object.defineProperties(promised, Object.getOwnPropertyDescriptors(original));
}
promisify.custom = custom;

// A function that takes a callback instead of giving a promise; the callback is called in a tick.
function callbackify(original) {
  checkFunction(original, 'original');
  return function (...args) {
    const callback = args.pop();
    checkFunction(callback, 'last argument');
    Reflect.apply(original, this, args).then(value => process.nextTick(callback, null, value),
      reason => process.nextTick(callback, reason ?? Object.assign(new Error('Promise was rejected with falsy value'),
        { code: 'ERR_FALSY_VALUE_REJECTION', reason })));
  };
}

function inherits(constructor, parent) {
  checkFunction(constructor, 'ctor');
  checkFunction(parent, 'superCtor');
  Object.defineProperty(constructor, 'super_', { value: parent, writable: true, configurable: true });
  Object.setPrototypeOf(constructor.prototype, parent.prototype);
}

function deprecate(f) { return f; }

function debuglog() {
  const log = () => {};
  log.enabled = false;
  return log;
}

class TextEncoder {
  get encoding() { return 'utf-8'; }
  encode(text = '') { return new Uint8Array(Buffer.from(String(text))); }
}

class TextDecoder {
  constructor(encoding = 'utf-8') {
    if (!/^utf-?8$/i.test(encoding)) throw new RangeError(`The "${encoding}" encoding is not supported`);
  }
  get encoding() { return 'utf-8'; }
  decode(bytes = new Uint8Array()) { return host.decodeUtf8(toBinary(ArrayBuffer.isView(bytes) ? bytes : new Uint8Array(bytes))); }
}

const types = {
  isPromise: value => value instanceof Promise,
  isNativeError: isError,
  isDate: value => value instanceof Date,
  isRegExp: value => value instanceof RegExp,
  isMap: value => value instanceof Map,
  isSet: value => value instanceof Set,
  isAsyncFunction: value => Object.prototype.toString.call(value) === '[object AsyncFunction]',
  isGeneratorFunction: value => /GeneratorFunction\]$/.test(Object.prototype.toString.call(value)),
  isTypedArray: value => ArrayBuffer.isView(value) && !(value instanceof DataView),
  isUint8Array: value => value instanceof Uint8Array
};

module.exports = {
  promisify, callbackify, inherits, deprecate, debuglog, inspect, format, types, TextEncoder, TextDecoder,
  formatWithOptions: (_, ...args) => format(...args),
  isDeepStrictEqual: (a, b) => internal('assert').isDeepEqual(a, b, true),
  isArray: Array.isArray,
  stripVTControlCharacters: text => text.replace(/\u001b\[[0-9;]*m/g, '')
};

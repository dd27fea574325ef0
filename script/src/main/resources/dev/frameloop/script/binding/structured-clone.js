// The structured clone algorithms, in one realm. The text is an expression; its value makes the functions that Java calls.
//
// A serialized value is a list of primitives: each value is an operation (a number below), its operands, and for what has parts
// the parts up to END. So it belongs to no realm and to no agent. Array buffers and platform objects stand in it as numbers: Java
// keeps what they hold. Both directions keep a stack of their own, so that depth does not matter.
(function structuredClone(prelude) {
  'use strict';

  const { java, exceptionData, newDOMException, isProxy, describe, errors } = prelude;
  const { apply, construct, defineProperty, getPrototypeOf } = Reflect;
  const { keys: enumerableKeys, hasOwn, getOwnPropertyDescriptor } = Object;
  const ObjectPrototype = Object.prototype;
  const objectToString = ObjectPrototype.toString;
  const isArray = Array.isArray;
  const isView = ArrayBuffer.isView;
  const method = (type, name) => type.prototype[name];
  const getter = (type, name) => getOwnPropertyDescriptor(type.prototype, name).get;
  const TypedArray = getPrototypeOf(Int8Array);
  const typedArrays = { __proto__: null, Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array,
    Float32Array, Float64Array, BigInt64Array, BigUint64Array };
  if (typeof Float16Array === 'function') typedArrays.Float16Array = Float16Array;
  const typedArrayName = getOwnPropertyDescriptor(TypedArray.prototype, Symbol.toStringTag).get;
  const typedArrayBuffer = getter(TypedArray, 'buffer');
  const typedArrayOffset = getter(TypedArray, 'byteOffset');
  const typedArrayLength = getter(TypedArray, 'length');
  const typedArrayByteLength = getter(TypedArray, 'byteLength');
  const typedArrayKeys = method(TypedArray, 'keys');
  const viewBuffer = getter(DataView, 'buffer');
  const viewOffset = getter(DataView, 'byteOffset');
  const viewLength = getter(DataView, 'byteLength');
  const bufferLength = getter(ArrayBuffer, 'byteLength');
  const bufferMaximum = getter(ArrayBuffer, 'maxByteLength');
  const bufferResizable = getter(ArrayBuffer, 'resizable');
  const bufferDetached = getter(ArrayBuffer, 'detached');
  const bufferTransfer = method(ArrayBuffer, 'transfer');
  const sharedLength = getter(SharedArrayBuffer, 'byteLength');
  const dateValue = method(Date, 'valueOf');
  const bigintValue = method(BigInt, 'valueOf');
  const numberValue = method(Number, 'valueOf');
  const stringValue = method(String, 'valueOf');
  const booleanValue = method(Boolean, 'valueOf');
  const symbolValue = method(Symbol, 'valueOf');
  const regExpSource = getter(RegExp, 'source');
  const regExpFlags = getter(RegExp, 'flags');
  const mapSize = getter(Map, 'size');
  const mapForEach = method(Map, 'forEach');
  const mapSet = method(Map, 'set');
  const mapGet = method(Map, 'get');
  const setSize = getter(Set, 'size');
  const setForEach = method(Set, 'forEach');
  const setAdd = method(Set, 'add');
  const { Error: RealError, Map: RealMap, Set: RealSet, Date: RealDate, RegExp: RealRegExp, ArrayBuffer: RealArrayBuffer,
    DataView: RealDataView, Object: RealObject } = globalThis;

  const UNDEFINED = 0, NULL = 1, TRUE = 2, FALSE = 3, NUMBER = 4, STRING = 5, BIGINT = 6, BOXED = 7, DATE = 8, REGEXP = 9, BUFFER = 10,
    VIEW = 11, MAP = 12, SET = 13, ARRAY = 14, OBJECT = 15, ERROR = 16, EXCEPTION = 17, PLATFORM = 18, SEEN = 19, TRANSFERRED = 20, END = 21,
    SHARED = 22;

  // Whether the internal slots that an intrinsic asks for are there.
  const brand = (intrinsic, value) => {
    try { apply(intrinsic, value, []); return true; } catch { return false; }
  };

  // Objects whose state lies in internal slots that no clone can have.
  const opaque = { __proto__: null };
  for (const name of ['Promise', 'WeakMap', 'WeakSet', 'WeakRef', 'FinalizationRegistry', 'Generator', 'AsyncGenerator', 'Map Iterator',
    'Set Iterator', 'Array Iterator', 'String Iterator', 'RegExp String Iterator', 'Symbol']) opaque[`[object ${name}]`] = true;

  // A value in a message: an object by its constructor's name, anything else as text.
  const nameOf = value => {
    if (value === null || typeof value !== 'object') return describe(value);
    try {
      const name = value.constructor?.name;
      return `#<${typeof name === 'string' && name !== '' ? name : 'Object'}>`;
    } catch {
      return '#<Object>';
    }
  };

  const errorNames = { __proto__: null, Error: true, EvalError: true, RangeError: true, ReferenceError: true, SyntaxError: true,
    TypeError: true, URIError: true };

  // @see https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializeinternal
  // host: fail(text); buffer(arrayBuffer), shared(sharedArrayBuffer) and platform(javaObject, text), which give numbers.
  const serialize = (root, memory, host) => {
    const out = [];
    const stack = [];
    const put = v => { out[out.length] = v; };
    const remember = value => apply(mapSet, memory, [value, [SEEN, apply(mapSize, memory, [])]]);
    const refuse = value => host.fail(`${nameOf(value)} could not be cloned.`);

    // Writes a value, or the beginning of one that has parts; its parts are written by what lies on the stack then.
    const write = value => {
      switch (typeof value) {
        case 'undefined': put(UNDEFINED); return;
        case 'boolean': put(value ? TRUE : FALSE); return;
        case 'number': put(NUMBER); put(value); return;
        case 'string': put(STRING); put(value); return;
        case 'bigint': put(BIGINT); put(`${value}`); return;
        case 'object': if (value === null) put(NULL); else writeObject(value); return;
        default: refuse(value);
      }
    };

    const writeObject = value => {
      const seen = apply(mapGet, memory, [value]);
      if (seen !== undefined) { put(seen[0]); put(seen[1]); return; }
      const object = java(value);
      if (object !== undefined) {
        const number = host.platform(object, nameOf(value));
        remember(value);
        put(PLATFORM); put(number);
        return;
      }
      if (isProxy(value)) host.fail('#<Object> could not be cloned.');
      if (isArray(value)) {
        remember(value);
        put(ARRAY); put(value.length);
        stack[stack.length] = { kind: OBJECT, source: value, keys: enumerableKeys(value), next: 0 };
      } else if (isView(value)) {
        writeView(value);
      } else if (getPrototypeOf(value) === ObjectPrototype && apply(objectToString, value, []) === '[object Object]') {
        // FAST PATH: by far the most frequent kind, without the search for internal slots.
        writeOrdinary(value);
      } else if (!writeBuiltIn(value)) {
        if (opaque[apply(objectToString, value, [])]) refuse(value);
        writeOrdinary(value);
      }
    };

    const writeOrdinary = value => {
      remember(value);
      put(OBJECT);
      stack[stack.length] = { kind: OBJECT, source: value, keys: enumerableKeys(value), next: 0 };
    };

    const boxed = (value, intrinsic) => { remember(value); put(BOXED); write(apply(intrinsic, value, [])); return true; };

    const writeBuiltIn = value => {
      if (brand(dateValue, value)) {
        remember(value);
        put(DATE); put(apply(dateValue, value, []));
      } else if (brand(booleanValue, value)) {
        return boxed(value, booleanValue);
      } else if (brand(numberValue, value)) {
        return boxed(value, numberValue);
      } else if (brand(stringValue, value)) {
        return boxed(value, stringValue);
      } else if (brand(bigintValue, value)) {
        return boxed(value, bigintValue);
      } else if (brand(symbolValue, value)) {
        refuse(value);
      } else if (apply(objectToString, value, []) === '[object RegExp]' && brand(regExpSource, value)) {
        remember(value);
        put(REGEXP); put(apply(regExpSource, value, [])); put(apply(regExpFlags, value, []));
      } else if (brand(mapSize, value)) {
        remember(value);
        const parts = [];
        apply(mapForEach, value, [(v, k) => { parts[parts.length] = k; parts[parts.length] = v; }]);
        put(MAP);
        stack[stack.length] = { kind: MAP, parts, next: 0 };
      } else if (brand(setSize, value)) {
        remember(value);
        const parts = [];
        apply(setForEach, value, [v => { parts[parts.length] = v; }]);
        put(SET);
        stack[stack.length] = { kind: SET, parts, next: 0 };
      } else if (brand(bufferLength, value)) {
        writeBuffer(value);
      } else if (brand(sharedLength, value)) {
        // Only an agent cluster that is cross-origin isolated shares memory.
        const number = host.shared(value);
        if (number < 0) refuse(value);
        remember(value);
        put(SHARED); put(number);
      } else if (exceptionData(value)) {
        remember(value);
        const [name, message] = exceptionData(value);
        put(EXCEPTION); put(name); put(message);
      } else if (apply(objectToString, value, []) === '[object Error]') {
        writeError(value);
      } else {
        return false;
      }
      return true;
    };

    const writeBuffer = value => {
      if (apply(bufferDetached, value, [])) host.fail('An ArrayBuffer is detached and could not be cloned.');
      remember(value);
      put(BUFFER); put(host.buffer(value));
      put(apply(bufferResizable, value, []) ? apply(bufferMaximum, value, []) : -1);
    };

    const writeView = value => {
      const name = apply(typedArrayName, value, []);
      const buffer = apply(name === undefined ? viewBuffer : typedArrayBuffer, value, []);
      put(VIEW);
      if (apply(mapGet, memory, [buffer]) === undefined && !brand(bufferLength, buffer) && !brand(sharedLength, buffer)) {
        refuse(buffer);
      }
      if (!brand(name === undefined ? viewLength : typedArrayKeys, value)) refuse(value);
      writeObject(buffer);
      // The view comes after its buffer in the memory, as it does when it is read.
      remember(value);
      const tracking = isTracking(value, buffer, name);
      put(name ?? 'DataView');
      put(apply(name === undefined ? viewOffset : typedArrayOffset, value, []));
      put(tracking ? -1 : apply(name === undefined ? viewLength : typedArrayLength, value, []));
    };

    // Whether the length of a view follows that of its resizable buffer.
    // DIVERGES: a view of fixed length that reaches to the end of such a buffer counts as one, since the language does not tell them apart.
    const isTracking = (view, buffer, name) => {
      if (brand(sharedLength, buffer) || !apply(bufferResizable, buffer, [])) return false;
      const size = name === undefined ? 1 : view.BYTES_PER_ELEMENT;
      const offset = apply(name === undefined ? viewOffset : typedArrayOffset, view, []);
      const length = apply(name === undefined ? viewLength : typedArrayLength, view, []);
      const rest = (apply(bufferLength, buffer, []) - offset) / size;
      return length === (rest - rest % 1);
    };

    const writeError = value => {
      let name = value.name;
      name = name === undefined ? 'Error' : `${name}`;
      if (!errorNames[name]) name = 'Error';
      const message = getOwnPropertyDescriptor(value, 'message');
      const text = message !== undefined && hasOwn(message, 'value') ? `${message.value}` : undefined;
      remember(value);
      const stackText = getOwnPropertyDescriptor(value, 'stack');
      put(ERROR); put(name); put(text !== undefined); put(text ?? '');
      put(typeof stackText?.value === 'string' ? stackText.value : '');
      const cause = getOwnPropertyDescriptor(value, 'cause');
      if (cause !== undefined && hasOwn(cause, 'value')) {
        stack[stack.length] = { kind: SET, parts: [cause.value], next: 0 };
      } else {
        put(END);
      }
    };

    write(root);
    while (stack.length > 0) {
      const top = stack[stack.length - 1];
      if (top.kind === OBJECT) {
        if (top.next >= top.keys.length) { put(END); stack.length--; continue; }
        const key = top.keys[top.next++];
        if (hasOwn(top.source, key)) { put(STRING); put(key); write(top.source[key]); }
      } else if (top.next >= top.parts.length) {
        put(END);
        stack.length--;
      } else {
        write(top.parts[top.next++]);
      }
    }
    return out;
  };

  // @see https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializewithtransfer
  const serializeWithTransfer = (root, transferList, host) => {
    // 1. - 2. What is transferred has a place in the memory before anything is serialized.
    const memory = new RealMap();
    for (let i = 0; i < transferList.length; i++) {
      const transferable = transferList[i];
      const object = java(transferable);
      if (!(object !== undefined ? host.isTransferable(object) : brand(bufferLength, transferable))) {
        host.fail(`Value at index ${i} does not have a transferable type.`);
      }
      if (apply(mapGet, memory, [transferable]) !== undefined) {
        host.fail(`${object === undefined ? 'ArrayBuffer' : 'Object'} at index ${i} is a duplicate of an earlier one.`);
      }
      apply(mapSet, memory, [transferable, [TRANSFERRED, i]]);
    }
    // 3. Serialize.
    const tape = serialize(root, memory, host);
    // 4. - 5. Transfer.
    for (let i = 0; i < transferList.length; i++) {
      const transferable = transferList[i];
      const object = java(transferable);
      if (object !== undefined) {
        host.transfer(object, i);
      } else {
        if (apply(bufferDetached, transferable, [])) host.fail(`ArrayBuffer at index ${i} is already detached.`);
        const maximum = apply(bufferResizable, transferable, []) ? apply(bufferMaximum, transferable, []) : -1;
        host.transferBuffer(apply(bufferTransfer, transferable, []), maximum);
      }
    }
    return tape;
  };

  // @see https://html.spec.whatwg.org/multipage/structured-data.html#structureddeserialize
  // host: buffer(number, maximum), shared(number), platform(number), transferred(number).
  const deserialize = (tape, transferredCount, host) => {
    const memory = [];
    const stack = [];
    let next = 0;
    for (let i = 0; i < transferredCount; i++) memory[i] = undefined;
    const remember = value => { memory[memory.length] = value; return value; };
    const property = (target, key, v) =>
      defineProperty(target, key, { value: v, writable: true, enumerable: true, configurable: true });

    // The next value of the tape, which has no parts yet; or END.
    const read = () => {
      const operation = tape[next++];
      switch (operation) {
        case UNDEFINED: return undefined;
        case NULL: return null;
        case TRUE: return true;
        case FALSE: return false;
        case NUMBER: case STRING: return tape[next++];
        case BIGINT: return BigInt(tape[next++]);
        case BOXED: {
          const index = memory.length++;
          return memory[index] = RealObject(read());
        }
        case DATE: return remember(new RealDate(tape[next++]));
        case REGEXP: return remember(new RealRegExp(tape[next++], tape[next++]));
        case BUFFER: return remember(host.buffer(tape[next++], tape[next++]));
        case SHARED: return remember(host.shared(tape[next++]));
        case VIEW: return readView();
        case MAP: return open(new RealMap(), MAP);
        case SET: return open(new RealSet(), SET);
        case ARRAY: {
          const array = [];
          array.length = tape[next++];
          return open(array, OBJECT);
        }
        case OBJECT: return open({}, OBJECT);
        case ERROR: return readError();
        case EXCEPTION: {
          const name = tape[next++];
          return remember(newDOMException(tape[next++], name));
        }
        case PLATFORM: return remember(host.platform(tape[next++]));
        case SEEN: return memory[tape[next++]];
        case TRANSFERRED: return host.transferred(tape[next++]);
      }
    };

    const open = (value, kind) => {
      stack[stack.length] = { value, kind, key: undefined, hasKey: false };
      return remember(value);
    };

    const readView = () => {
      const buffer = read();
      const name = tape[next++], offset = tape[next++], length = tape[next++];
      const type = name === 'DataView' ? RealDataView : typedArrays[name];
      return remember(construct(type, length < 0 ? [buffer, offset] : [buffer, offset, length]));
    };

    const readError = () => {
      const type = errors[tape[next++]] ?? RealError;
      const hasMessage = tape[next++], message = tape[next++], trace = tape[next++];
      const error = construct(type, hasMessage ? [message] : []);
      if (trace !== '') defineProperty(error, 'stack', { value: trace, writable: true, enumerable: false, configurable: true });
      return open(error, ERROR);
    };

    const add = (top, v) => {
      if (top.kind === SET) {
        apply(setAdd, top.value, [v]);
      } else if (top.kind === ERROR) {
        defineProperty(top.value, 'cause', { value: v, writable: true, enumerable: false, configurable: true });
      } else if (!top.hasKey) {
        top.key = v;
        top.hasKey = true;
      } else {
        top.hasKey = false;
        if (top.kind === MAP) apply(mapSet, top.value, [top.key, v]); else property(top.value, top.key, v);
      }
    };

    const root = read();
    while (stack.length > 0) {
      const top = stack[stack.length - 1];
      if (tape[next] === END) { next++; stack.length--; continue; }
      // A value with parts is added before its parts are read: its place is what counts.
      add(top, read());
    }
    return root;
  };

  const newBuffer = (length, maximum) => maximum < 0 ? new RealArrayBuffer(length)
    : new RealArrayBuffer(length, { maxByteLength: maximum });

  // The buffer, offset and length in bytes of a view, or of a buffer as a whole.
  const bufferParts = value => {
    if (!isView(value)) return [value, 0, apply(bufferLength, value, [])];
    const isData = apply(typedArrayName, value, []) === undefined;
    return [apply(isData ? viewBuffer : typedArrayBuffer, value, []), apply(isData ? viewOffset : typedArrayOffset, value, []),
      apply(isData ? viewLength : typedArrayByteLength, value, [])];
  };

  return { serializeWithTransfer, deserialize, newBuffer, bufferParts };
})

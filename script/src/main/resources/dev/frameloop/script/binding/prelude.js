// What the binding needs of the language itself, once per realm. The text is a function; its result is an object with the
// functions that Java calls. Nothing here is reachable from a page. `shared` is the member of that name of the agent's first realm,
// by which realms know each other's platform objects; the first realm gets none.
//
// Intrinsics are captured before page code runs, so that a page which patches them does not break the platform.
(function prelude(shared) {
  'use strict';

  const global = globalThis;
  const { apply, construct, defineProperty, get, getOwnPropertyDescriptor, has, ownKeys, set, setPrototypeOf,
    getPrototypeOf, deleteProperty } = Reflect;
  const { create: createObject, is, getOwnPropertyDescriptor: objectDescriptor } = Object;
  const { has: weakSetHas, add: weakSetAdd } = WeakSet.prototype;
  const RealSet = Set;
  const { has: setHas, add: setAdd } = Set.prototype;
  const RealPromise = Promise;
  const promiseThen = Promise.prototype.then;
  const ArrayPrototype = Array.prototype;
  const { keys: arrayKeys, values: arrayValues, entries: arrayEntries, forEach: arrayForEach } = ArrayPrototype;
  const isArray = Array.isArray;
  const iteratorSymbol = Symbol.iterator;
  const toStringTag = Symbol.toStringTag;
  const unscopables = Symbol.unscopables;
  const errors = { __proto__: null, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, Error };
  const objectToString = Object.prototype.toString;
  const typedArrayName = getOwnPropertyDescriptor(getPrototypeOf(Int8Array.prototype), toStringTag).get;
  const errorToString = Error.prototype.toString;
  const symbolToString = Symbol.prototype.toString;

  // ---- Platform objects: the Java object in a private field ------------------------------------------------------------

  class Identity { constructor(object) { return object; } }

  const PlatformObject = shared?.PlatformObject ?? class extends Identity {
    #java;

    constructor(object, java) { super(object); this.#java = java; }

    static java(value) {
      return value !== null && (typeof value === 'object' || typeof value === 'function') && #java in value
        ? value.#java : undefined;
    }
  };

  const { java } = PlatformObject;
  // The receiver of an operation or accessor: undefined and null mean the global object.
  const receiver = value => java(value ?? global);
  const stamp = (object, javaObject) => new PlatformObject(object, javaObject);

  // ---- Properties ----------------------------------------------------------------------------------------------------------

  // A page may have put properties of descriptors on Object.prototype, so each descriptor stands alone.
  const plain = v => ({ __proto__: null, value: v, writable: true, enumerable: true, configurable: true });

  const setLength = (f, length) => {
    defineProperty(f, 'length', { __proto__: null, value: length, configurable: true });
    return f;
  };

  const value = (target, name, v, enumerable, writable) =>
    defineProperty(target, name, { __proto__: null, value: v, writable, enumerable, configurable: writable });

  // The functions of members pass on their arguments without a spread, which a page could watch and which is slow.
  const operation = (name, length, call) => setLength({
    [name](a, b, c) {
      switch (arguments.length) {
        case 0: return call(receiver(this));
        case 1: return call(receiver(this), a);
        case 2: return call(receiver(this), a, b);
        case 3: return call(receiver(this), a, b, c);
        default: return apply(call, undefined, listOf([receiver(this)], arguments));
      }
    }
  }[name], length);

  const staticOperation = (name, length, call) => setLength({
    [name]() { return apply(call, undefined, arguments); }
  }[name], length);

  // The elements of a list followed by those of another.
  const listOf = (list, more) => {
    for (let i = 0; i < more.length; i++) defineProperty(list, list.length, plain(more[i]));
    return list;
  };

  const addMethod = (target, name, length, call, unforgeable) => defineProperty(target, name, {
    __proto__: null,
    value: operation(name, length, call), writable: !unforgeable, enumerable: true, configurable: !unforgeable
  });

  const addStatic = (target, name, length, call) => value(target, name, staticOperation(name, length, call), true, true);

  const getter = (name, call) =>
    getOwnPropertyDescriptor({ get [name]() { return call(receiver(this)); } }, name).get;

  const setter = (name, call) =>
    getOwnPropertyDescriptor({ set [name](v) { call(receiver(this), v); } }, name).set;

  const replacing = name => getOwnPropertyDescriptor({
    set [name](v) {
      if (receiver(this) === undefined) throw new TypeError('Illegal invocation');
      value(this ?? global, name, v, true, true);
    }
  }, name).set;

  const addAttribute = (target, name, read, write, replaceable, unforgeable) => defineProperty(target, name, {
    __proto__: null,
    get: getter(name, read),
    set: write ? setter(name, write) : replaceable ? replacing(name) : undefined,
    enumerable: true, configurable: !unforgeable
  });

  const addStaticAttribute = (target, name, read, write) => defineProperty(target, name, {
    __proto__: null,
    get: getOwnPropertyDescriptor({ get [name]() { return read(); } }, name).get,
    set: write ? getOwnPropertyDescriptor({ set [name](v) { write(v); } }, name).set : undefined,
    enumerable: true, configurable: true
  });

  // Unforgeable members are own properties of every instance: made once, on a template, and copied.
  const copyProperties = (template, target) => {
    const keys = ownKeys(template);
    for (let i = 0; i < keys.length; i++) defineProperty(target, keys[i], getOwnPropertyDescriptor(template, keys[i]));
  };

  const addConstant = (target, name, v) => value(target, name, v, true, false);

  const addUnscopables = (target, names) => {
    const list = createObject(null);
    for (let i = 0; i < names.length; i++) list[names[i]] = true;
    defineProperty(target, unscopables, { __proto__: null, value: list, writable: false, enumerable: false, configurable: true });
  };

  // ---- Interfaces ----------------------------------------------------------------------------------------------------------

  const makeConstructor = (name, parent, prototype, length, build) => {
    const constructor = { [name]: function () {
      if (!new.target) {
        throw new TypeError(`Failed to construct '${name}': Please use the 'new' operator, this DOM object constructor `
          + 'cannot be called as a function.');
      }
      if (!build) throw new TypeError(`Failed to construct '${name}': Illegal constructor`);
      return apply(build, undefined, listOf([new.target, constructor], arguments));
    } }[name];
    if (parent) setPrototypeOf(constructor, parent);
    setLength(constructor, length);
    defineProperty(constructor, 'prototype',
      { __proto__: null, value: prototype, writable: false, enumerable: false, configurable: false });
    return constructor;
  };

  const makeInterface = (name, parent, parentPrototype, length, build) => {
    const prototype = createObject(parentPrototype ?? Object.prototype);
    const constructor = makeConstructor(name, parent, prototype, length, build);
    value(prototype, 'constructor', constructor, false, true);
    defineProperty(prototype, toStringTag, { __proto__: null, value: name, configurable: true });
    return { constructor, prototype };
  };

  // A callback interface with constants shows them on a function that is good for nothing else.
  const makeCallbackInterface = name => {
    const object = () => { throw new TypeError('Illegal constructor'); };
    defineProperty(object, 'name', { __proto__: null, value: name, configurable: true });
    return object;
  };

  const makeNamespace = name => {
    const object = {};
    defineProperty(object, toStringTag, { __proto__: null, value: name, configurable: true });
    return object;
  };

  // The property of the global object that makes its interface when it is first touched. Who looks at its descriptor makes it too,
  // so that it always reads as the data property that it is.
  const lazyGetters = new WeakSet();
  const isLazy = f => apply(weakSetHas, lazyGetters, [f]);
  const defineLazily = (name, make) => {
    const get = getOwnPropertyDescriptor({
      get [name]() { const v = make(); value(global, name, v, false, true); return v; }
    }, name).get;
    apply(weakSetAdd, lazyGetters, [get]);
    defineProperty(global, name, {
      __proto__: null, get, set(v) { value(this ?? global, name, v, false, true); }, enumerable: false, configurable: true
    });
  };
  for (const holder of [Object, Reflect]) {
    value(holder, 'getOwnPropertyDescriptor', {
      getOwnPropertyDescriptor(target, key) {
        const found = holder === Object ? objectDescriptor(target, key) : getOwnPropertyDescriptor(target, key);
        if (found === undefined || found.get === undefined || !isLazy(found.get)) return found;
        found.get();
        return getOwnPropertyDescriptor(target, key);
      }
    }.getOwnPropertyDescriptor, false, true);
  }

  const create = (prototype, javaObject) => stamp(createObject(prototype), javaObject);

  const prototypeOf = (newTarget, fallback) => {
    const prototype = newTarget.prototype;
    return prototype !== null && (typeof prototype === 'object' || typeof prototype === 'function') ? prototype : fallback;
  };

  // ---- Iteration -----------------------------------------------------------------------------------------------------------

  const addValueIteration = prototype => {
    value(prototype, iteratorSymbol, arrayValues, false, true);
    value(prototype, 'keys', arrayKeys, true, true);
    value(prototype, 'values', arrayValues, true, true);
    value(prototype, 'entries', arrayEntries, true, true);
    value(prototype, 'forEach', arrayForEach, true, true);
  };

  const addIndexedIterator = prototype => value(prototype, iteratorSymbol, arrayValues, false, true);

  // pairs(java) gives an array of [key, value] arrays as they are now; a running iterator sees later changes.
  const addPairIteration = (prototype, name, pairs) => {
    const iteratorPrototype = createObject(getPrototypeOf(getPrototypeOf([][iteratorSymbol]())));
    defineProperty(iteratorPrototype, toStringTag, { __proto__: null, value: `${name} Iterator`, configurable: true });
    const states = new WeakMap();
    value(iteratorPrototype, 'next', function next() {
      const state = states.get(this);
      if (!state) throw new TypeError('Illegal invocation');
      const list = pairs(state.target);
      if (state.index >= list.length) return { value: undefined, done: true };
      const pair = list[state.index++];
      return { value: state.kind === 'entries' ? [pair[0], pair[1]] : pair[state.kind === 'keys' ? 0 : 1], done: false };
    }, true, true);
    const iterator = kind => ({
      [kind]() {
        const target = receiver(this);
        pairs(target);
        const it = createObject(iteratorPrototype);
        states.set(it, { target, index: 0, kind });
        return it;
      }
    }[kind]);
    const entries = iterator('entries');
    value(prototype, 'entries', entries, true, true);
    value(prototype, iteratorSymbol, entries, false, true);
    value(prototype, 'keys', iterator('keys'), true, true);
    value(prototype, 'values', iterator('values'), true, true);
    value(prototype, 'forEach', {
      forEach(callback, thisArg = undefined) {
        const target = receiver(this);
        pairs(target);
        if (typeof callback !== 'function') {
          throw new TypeError(`Failed to execute 'forEach' on '${name}': parameter 1 is not of type 'Function'.`);
        }
        for (let i = 0, list; i < (list = pairs(target)).length; i++) apply(callback, thisArg, [list[i][1], list[i][0], this]);
      }
    }.forEach, true, true);
  };

  // ---- Legacy platform objects: indexed and named properties ----------------------------------------------------------------

  // The array index that a property name spells, or -1.
  const indexOf = key => {
    const first = key.charCodeAt(0);
    if (!(first >= 48 && first <= 57)) return -1;
    const index = key >>> 0;
    return index !== 4294967295 && `${index}` === key ? index : -1;
  };

  const descriptor = (v, writable, enumerable) =>
    ({ __proto__: null, value: v, writable, enumerable, configurable: true });

  // ops: length, item, setItem, named, names, setNamed, deleteNamed (each a function of Java or null), and the flags override
  // ([LegacyOverrideBuiltIns]) and hidden ([LegacyUnenumerableNamedProperties]). item and named give undefined where there is none.
  const legacyHandler = ops => {
    const namedProperty = (target, key) => {
      if (!ops.named || !ops.override && has(target, key)) return undefined;
      if (ops.override && getOwnPropertyDescriptor(target, key)) return undefined;
      return ops.named(java(target), key);
    };
    return {
      __proto__: null,
      get(target, key, self) {
        if (typeof key === 'string') {
          const index = ops.item ? indexOf(key) : -1;
          const v = index >= 0 ? ops.item(java(target), index) : namedProperty(target, key);
          if (v !== undefined) return v;
        }
        return get(target, key, self);
      },
      has(target, key) {
        if (typeof key === 'string') {
          const index = ops.item ? indexOf(key) : -1;
          if (index >= 0) return ops.item(java(target), index) !== undefined;
          if (has(target, key)) return true;
          return namedProperty(target, key) !== undefined;
        }
        return has(target, key);
      },
      getOwnPropertyDescriptor(target, key) {
        if (typeof key === 'string') {
          const index = ops.item ? indexOf(key) : -1;
          if (index >= 0) {
            const v = ops.item(java(target), index);
            return v === undefined ? undefined : descriptor(v, !!ops.setItem, true);
          }
          const v = namedProperty(target, key);
          if (v !== undefined) return descriptor(v, !!ops.setNamed, !ops.hidden);
        }
        return getOwnPropertyDescriptor(target, key);
      },
      ownKeys(target) {
        const keys = [];
        const seen = new RealSet();
        const add = key => { if (!apply(setHas, seen, [key])) { apply(setAdd, seen, [key]); listOf(keys, [key]); } };
        if (ops.item) for (let i = 0, n = ops.length(java(target)); i < n; i++) add(`${i}`);
        if (ops.named) {
          const names = ops.names(java(target));
          for (let i = 0; i < names.length; i++) if (ops.override || !has(target, names[i])) add(names[i]);
        }
        const own = ownKeys(target);
        for (let i = 0; i < own.length; i++) add(own[i]);
        return keys;
      },
      set(target, key, v, self) {
        if (typeof key === 'string' && java(self) === java(target)) {
          if (ops.setItem && indexOf(key) >= 0) { ops.setItem(java(target), indexOf(key), v); return true; }
          if (ops.item && indexOf(key) >= 0) return false;
          if (ops.setNamed && (ops.override || !has(target, key))) { ops.setNamed(java(target), key, v); return true; }
          if (namedProperty(target, key) !== undefined) return false;
        }
        return ordinarySet(target, key, v, self);
      },
      defineProperty(target, key, d) {
        if (typeof key === 'string') {
          if (ops.item && indexOf(key) >= 0) {
            if (!ops.setItem || d.get || d.set) return false;
            ops.setItem(java(target), indexOf(key), d.value);
            return true;
          }
          if (ops.named && (ops.override || !has(target, key))) {
            if (ops.setNamed) {
              if (d.get || d.set) return false;
              ops.setNamed(java(target), key, d.value);
              return true;
            }
            if (namedProperty(target, key) !== undefined) return false;
          }
        }
        return defineProperty(target, key, d);
      },
      deleteProperty(target, key) {
        if (typeof key === 'string') {
          if (ops.item && indexOf(key) >= 0) return ops.item(java(target), indexOf(key)) === undefined;
          if (namedProperty(target, key) !== undefined) {
            if (!ops.deleteNamed) return false;
            ops.deleteNamed(java(target), key);
            return true;
          }
        }
        return deleteProperty(target, key);
      },
      preventExtensions() { return false; }
    };
  };

  // [[Set]] of an ordinary object, with the legacy object's own properties looked up on the target: a setter on the prototype
  // runs with the proxy as its this, and an expando lands on the target.
  const ordinarySet = (target, key, v, self) => {
    for (let holder = target; holder; holder = getPrototypeOf(holder)) {
      const d = getOwnPropertyDescriptor(holder, key);
      if (!d) continue;
      if (d.set) { apply(d.set, self, [v]); return true; }
      if (d.get || !d.writable) return false;
      break;
    }
    return java(self) === java(target) ? defineProperty(target, key,
      getOwnPropertyDescriptor(target, key) ? { value: v } : descriptor(v, true, true)) : set(createObject(null), key, v, self);
  };

  const createLegacy = (prototype, javaObject, handler) => {
    const target = stamp(createObject(prototype), javaObject);
    return stamp(new Proxy(target, handler), javaObject);
  };

  // The named properties object of a window: between Window.prototype and EventTarget.prototype.
  const namedPropertiesObject = (parentPrototype, named) => {
    const lookUp = (target, key) => typeof key === 'string' && !has(target, key) ? named(key) : undefined;
    const target = createObject(parentPrototype);
    defineProperty(target, toStringTag, { __proto__: null, value: 'WindowProperties', configurable: true });
    return new Proxy(target, {
      __proto__: null,
      get(t, key, self) { const v = lookUp(t, key); return v === undefined ? get(t, key, self) : v; },
      has(t, key) { return has(t, key) || lookUp(t, key) !== undefined; },
      getOwnPropertyDescriptor(t, key) {
        const v = lookUp(t, key);
        return v === undefined ? getOwnPropertyDescriptor(t, key) : descriptor(v, true, false);
      },
      defineProperty() { return false; },
      deleteProperty() { return false; },
      preventExtensions() { return false; },
      set(t, key, v, self) { return defineProperty(self, key, descriptor(v, true, true)); }
    });
  };

  // ---- DOMException ----------------------------------------------------------------------------------------------------------

  // The constants, in the order of their codes from 1; a null has no constant.
  const constants = ['INDEX_SIZE', 'DOMSTRING_SIZE', 'HIERARCHY_REQUEST', 'WRONG_DOCUMENT', 'INVALID_CHARACTER',
    'NO_DATA_ALLOWED', 'NO_MODIFICATION_ALLOWED', 'NOT_FOUND', 'NOT_SUPPORTED', 'INUSE_ATTRIBUTE', 'INVALID_STATE', 'SYNTAX',
    'INVALID_MODIFICATION', 'NAMESPACE', 'INVALID_ACCESS', 'VALIDATION', 'TYPE_MISMATCH', 'SECURITY', 'NETWORK', 'ABORT',
    'URL_MISMATCH', 'QUOTA_EXCEEDED', 'TIMEOUT', 'INVALID_NODE_TYPE', 'DATA_CLONE'];
  const codes = {
    __proto__: null, IndexSizeError: 1, HierarchyRequestError: 3, WrongDocumentError: 4, InvalidCharacterError: 5,
    NoModificationAllowedError: 7, NotFoundError: 8, NotSupportedError: 9, InUseAttributeError: 10, InvalidStateError: 11,
    SyntaxError: 12, InvalidModificationError: 13, NamespaceError: 14, InvalidAccessError: 15, TypeMismatchError: 17,
    SecurityError: 18, NetworkError: 19, AbortError: 20, URLMismatchError: 21, QuotaExceededError: 22, TimeoutError: 23,
    InvalidNodeTypeError: 24, DataCloneError: 25
  };

  const ExceptionData = shared?.ExceptionData ?? class extends Identity {
    #name;
    #message;

    constructor(object, message, name) { super(object); this.#name = name; this.#message = message; }
    static name(value) { return value.#name; }
    static message(value) { return value.#message; }
    static is(value) { return value !== null && typeof value === 'object' && #name in value; }
  };

  const newDOMException = (message, name, target) =>
    new ExceptionData(construct(Error, [], target), message, name);
  const domExceptionData = v => ExceptionData.is(v) ? [ExceptionData.name(v), ExceptionData.message(v)] : undefined;

  const DOMException = function (message = '', name = 'Error') {
    if (!new.target) {
      throw new TypeError("Failed to construct 'DOMException': Please use the 'new' operator, this DOM object constructor "
        + 'cannot be called as a function.');
    }
    return newDOMException(`${message}`, `${name}`, new.target);
  };
  {
    const checked = (self, f) => {
      if (!ExceptionData.is(self)) throw new TypeError('Illegal invocation');
      return f(self);
    };
    const prototype = createObject(Error.prototype, {});
    const accessor = (name, f) => defineProperty(prototype, name, {
      __proto__: null,
      get: getOwnPropertyDescriptor({ get [name]() { return checked(this, f); } }, name).get,
      set: undefined, enumerable: true, configurable: true
    });
    accessor('name', ExceptionData.name);
    accessor('message', ExceptionData.message);
    accessor('code', self => codes[ExceptionData.name(self)] ?? 0);
    for (const f of [DOMException, prototype]) {
      constants.forEach((constant, i) => addConstant(f, `${constant}_ERR`, i + 1));
    }
    value(prototype, 'constructor', DOMException, false, true);
    defineProperty(prototype, toStringTag, { __proto__: null, value: 'DOMException', configurable: true });
    defineProperty(DOMException, 'length', { __proto__: null, value: 0, configurable: true });
    defineProperty(DOMException, 'name', { __proto__: null, value: 'DOMException', configurable: true });
    defineProperty(DOMException, 'prototype', { __proto__: null, value: prototype, writable: false });
    value(global, 'DOMException', DOMException, false, true);
  }

  // What window.onerror says of a thrown value, without "Uncaught ".
  const describe = thrown => {
    try {
      if (ExceptionData.is(thrown)) return `${ExceptionData.name(thrown)}: ${ExceptionData.message(thrown)}`;
      if (thrown instanceof Error) return apply(errorToString, thrown, []);
      return typeof thrown === 'symbol' ? apply(symbolToString, thrown, []) : `${thrown}`;
    } catch {
      return 'exception';
    }
  };

  // ---- Promises --------------------------------------------------------------------------------------------------------------

  const newPromise = () => {
    let functions;
    const promise = new RealPromise((resolve, reject) => { functions = [resolve, reject]; });
    return [promise, functions[0], functions[1]];
  };
  const resolved = v => {
    const made = newPromise();
    made[1](v);
    return made[0];
  };
  const rejected = reason => new RealPromise((_, reject) => reject(reason));
  const react = (promise, fulfilled, failed) => {
    apply(promiseThen, promise, [v => { fulfilled(v); }, v => { failed(v); }]);
  };
  // Of whatever value: what Web IDL makes of it where a promise is asked for.
  const toPromise = v => v instanceof RealPromise && v.constructor === RealPromise ? v : resolved(v);
  const ignore = () => {};
  const handled = promise => { apply(promiseThen, promise, [undefined, ignore]); };

  // ---- Conversions -------------------------------------------------------------------------------------------------------------

  const toArray = iterable => {
    const method = iterable[iteratorSymbol];
    if (method === undefined || method === null) return undefined;
    if (isArray(iterable) && method === arrayValues) {
      const copy = [];
      for (let i = 0; i < iterable.length; i++) copy[i] = iterable[i];
      return copy;
    }
    const iterator = apply(method, iterable, []);
    const list = [];
    for (let step; !(step = iterator.next()).done;) list[list.length] = step.value;
    return list;
  };

  const recordEntries = object => {
    const entries = [];
    const keys = ownKeys(object);
    for (let i = 0; i < keys.length; i++) {
      const d = getOwnPropertyDescriptor(object, keys[i]);
      if (d !== undefined && d.enumerable) listOf(entries, [[keys[i], object[keys[i]]]]);
    }
    return entries;
  };

  const objectOf = (keys, values) => {
    const object = {};
    for (let i = 0; i < keys.length; i++) value(object, keys[i], values[i], true, true);
    return object;
  };

  // The language prints functions of ours without the names that they were given later.
  const functionToString = Function.prototype.toString;
  const nameless = apply(functionToString, { [`${'x'}`]() {} }.x, []);
  defineProperty(Function.prototype, 'toString', { __proto__: null, writable: true, configurable: true, value: {
    toString() {
      const text = apply(functionToString, this, []);
      if (text !== nameless) return text;
      const name = getOwnPropertyDescriptor(this, 'name');
      return `function ${name && typeof name.value === 'string' ? name.value : ''}() { [native code] }`;
    }
  }.toString });

  // What stands for a function or object of a page as a callback in Java: one for each function and Java type.
  const callbacks = [];
  const callbackOf = (object, type, make) => {
    const map = callbacks[type] ??= new WeakMap();
    let callback = map.get(object);
    if (callback === undefined) map.set(object, callback = make(object));
    return callback;
  };

  return {
    shared: { PlatformObject, ExceptionData },
    create, createLegacy, legacyHandler, stamp, java, prototypeOf,
    makeConstructor, makeInterface, makeCallbackInterface, makeNamespace, defineLazily, addMethod, addStatic, addAttribute, addStaticAttribute, addConstant,
    addUnscopables, copyProperties, newObject: () => ({}), addValueIteration, addIndexedIterator, addPairIteration, namedPropertiesObject,
    getPrototypeOf, setPrototypeOf, global,
    define: (target, name, v) => value(target, name, v, false, true),
    throwValue: thrown => { throw thrown; },
    newError: (name, message) => new errors[name](message),
    newDOMException: (message, name) => newDOMException(message, name, DOMException),
    domExceptionData,
    describe, newPromise, resolved, rejected, react, toPromise, handled,
    toStringJs: v => `${v}`,
    toNumberJs: v => +v,
    toBooleanJs: v => !!v,
    getProperty: (object, key) => object[key],
    setProperty: (object, key, v) => { object[key] = v; },
    callWith: (f, self, ...args) => apply(f, self, args),
    toArray, recordEntries, objectOf,
    listOf: (...items) => items,
    freeze: Object.freeze,
    toJson: JSON.stringify,
    fromJson: JSON.parse,
    callbackOf,
    initializeImportMeta: (meta, url, resolve) => {
      value(meta, 'url', url, true, true);
      value(meta, 'resolve', { resolve(specifier) { return resolve(`${specifier}`); } }.resolve, true, true);
    },
    isIterable: v => v[iteratorSymbol] !== undefined && v[iteratorSymbol] !== null,
    isBuffer: (v, name) => (name === 'DataView' || name === 'ArrayBuffer' ? apply(objectToString, v, []) === `[object ${name}]`
      : ArrayBuffer.isView(v) && apply(typedArrayName, v, []) === name),
    forStructuredClone: isProxy => ({
      java, exceptionData: domExceptionData, newDOMException: (message, name) => newDOMException(message, name, DOMException),
      isProxy, describe, errors
    }),
    undefined: undefined,
    nullValue: null
  };
})

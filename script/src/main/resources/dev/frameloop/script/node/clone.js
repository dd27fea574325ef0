// structuredClone, without transferring.

function structuredClone(value) {
  const copies = new Map();
  const uncloneable = it => {
    const error = new Error(`${typeof it === 'function' ? String(it) : typeof it === 'symbol' ? String(it) : '#<Object>'} could not be cloned.`);
    error.name = 'DataCloneError';
    error.code = 25;
    return error;
  };
  const remember = (it, copy) => {
    copies.set(it, copy);
    return copy;
  };
  const clone = it => {
    if (typeof it === 'function' || typeof it === 'symbol') throw uncloneable(it);
    if (typeof it !== 'object' || it === null) return it;
    if (copies.has(it)) return copies.get(it);
    if (it instanceof Date) return remember(it, new Date(it.getTime()));
    if (it instanceof RegExp) return remember(it, new RegExp(it.source, it.flags));
    if (it instanceof ArrayBuffer) return remember(it, it.slice(0));
    if (ArrayBuffer.isView(it)) return remember(it, new it.constructor(clone(it.buffer), it.byteOffset, it.length ?? it.byteLength));
    if (it instanceof Promise || it instanceof WeakMap || it instanceof WeakSet) throw uncloneable(it);
    if (it instanceof Map) {
      const map = remember(it, new Map());
      for (const [key, member] of it) map.set(clone(key), clone(member));
      return map;
    }
    if (it instanceof Set) {
      const set = remember(it, new Set());
      for (const member of it) set.add(clone(member));
      return set;
    }
    if (it instanceof Error) {
      const known = [EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError].find(Type => Type.name === it.name) ?? Error;
      const error = remember(it, new known(it.message));
      error.stack = it.stack;
      if (Object.hasOwn(it, 'cause')) error.cause = clone(it.cause);
      return error;
    }
    const copy = remember(it, Array.isArray(it) ? new Array(it.length) : {});
    for (const key of Object.keys(it)) copy[key] = clone(it[key]);
    return copy;
  };
  return clone(value);
}

exports.structuredClone = structuredClone;

// Waiting for shared memory is the event loop's business: it has the clock, and knows who runs meanwhile. The text is an expression; its
// value takes the functions of Java. What is wrong with the arguments is found by the language's own functions.
(function atomics(host) {
  'use strict';

  const { apply, defineProperty, getPrototypeOf, getOwnPropertyDescriptor } = Reflect;
  const { wait: realWait, notify: realNotify, load } = Atomics;
  const TypedArray = getPrototypeOf(Int8Array);
  const getter = (type, name) => getOwnPropertyDescriptor(type.prototype, name).get;
  const bufferOf = getter(TypedArray, 'buffer'), offsetOf = getter(TypedArray, 'byteOffset');
  const nameOf = getter(TypedArray, Symbol.toStringTag);
  const sharedLength = getter(SharedArrayBuffer, 'byteLength');
  const { is } = Object;
  const { asIntN } = BigInt;
  const { max, trunc } = Math;
  const RealPromise = Promise, RealTypeError = TypeError;

  const isShared = buffer => { try { apply(sharedLength, buffer, []); return true; } catch { return false; } };
  // Where an element lies in its buffer, in bytes.
  const placeOf = (array, index) => apply(offsetOf, array, []) + index * (apply(nameOf, array, []) === 'Int32Array' ? 4 : 8);
  const milliseconds = timeout => { const t = +timeout; return t !== t ? Infinity : max(t, 0); };

  // Whether a wait has to begin: gives undefined, or what it ends with at once.
  const check = (array, index, value) =>
    realWait(array, index, value, 0) === 'not-equal' ? 'not-equal' : undefined;

  const prepare = (array, index, value, timeout) => {
    const isBig = apply(nameOf, array, []) === 'BigInt64Array';
    const place = trunc(+index) || 0;
    const expected = isBig ? asIntN(64, value) : apply(nameOf, array, []) === 'Int32Array' ? value | 0 : value;
    const limit = milliseconds(timeout);
    return { place, expected, limit, ends: check(array, place, expected) };
  };

  const replace = (name, f) => {
    for (const key of ['name', 'length']) defineProperty(f, key, getOwnPropertyDescriptor(Atomics[name], key));
    defineProperty(Atomics, name, { value: f, writable: true, enumerable: false, configurable: true });
  };

  replace('wait', {
    wait(array, index, value, timeout) {
      const { place, expected, limit, ends } = prepare(array, index, value, timeout);
      if (!host.canBlock()) throw new RealTypeError('Atomics.wait cannot be called in this context');
      return ends ?? host.wait(apply(bufferOf, array, []), placeOf(array, place), () => is(load(array, place), expected), limit);
    }
  }.wait);

  replace('notify', {
    notify(array, index, count) {
      const number = count === undefined ? Infinity : max(trunc(+count) || 0, 0);
      const place = trunc(+index) || 0;
      realNotify(array, place, number);
      const buffer = apply(bufferOf, array, []);
      return isShared(buffer) ? host.notify(buffer, placeOf(array, place), number) : 0;
    }
  }.notify);

  const waitAsync = {
    waitAsync(array, index, value, timeout) {
      const { place, expected, limit, ends } = prepare(array, index, value, timeout);
      if (ends !== undefined || limit === 0) return { async: false, value: ends ?? 'timed-out' };
      const promise = new RealPromise(resolve =>
        host.waitAsync(apply(bufferOf, array, []), placeOf(array, place), limit, resolve));
      return { async: true, value: promise };
    }
  }.waitAsync;
  if (Atomics.waitAsync) replace('waitAsync', waitAsync);
  else defineProperty(Atomics, 'waitAsync', { value: waitAsync, writable: true, enumerable: false, configurable: true });
})

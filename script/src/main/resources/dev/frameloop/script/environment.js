// What a run may depend on is replaced: the time by the loop's clock, Math.random by a seeded one, the functions of Math whose
// last digits differ between machines by exact ones. The text is an expression; its value takes the functions of Java.
(function environment(now, random, math, defaultLocale) {
  'use strict';

  const { apply, construct, defineProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
  const hidden = (target, name, value) =>
    defineProperty(target, name, { value, writable: true, enumerable: false, configurable: true });
  const like = (f, original) => {
    for (const name of ['name', 'length']) defineProperty(f, name, getOwnPropertyDescriptor(original, name));
    return f;
  };

  // ---- Date ----
  const RealDate = Date;
  const toDateString = RealDate.prototype.toString;
  const NewDate = function (...args) {
    if (!new.target) return apply(toDateString, new RealDate(now()), []);
    return construct(RealDate, args.length === 0 ? [now()] : args, new.target);
  };
  like(NewDate, RealDate);
  for (const name of ['parse', 'UTC']) defineProperty(NewDate, name, getOwnPropertyDescriptor(RealDate, name));
  hidden(NewDate, 'now', { now() { return now(); } }.now);
  defineProperty(NewDate, 'prototype', { value: RealDate.prototype, writable: false, enumerable: false });
  hidden(RealDate.prototype, 'constructor', NewDate);
  hidden(globalThis, 'Date', NewDate);

  // ---- Intl: its now and its default locale ----
  const formatPrototype = Intl.DateTimeFormat.prototype;
  const formatOf = getOwnPropertyDescriptor(formatPrototype, 'format');
  defineProperty(formatPrototype, 'format', {
    ...formatOf,
    get: getOwnPropertyDescriptor({
      get format() {
        const format = apply(formatOf.get, this, []);
        return date => format(date === undefined ? now() : date);
      }
    }, 'format').get
  });
  const toParts = formatPrototype.formatToParts;
  hidden(formatPrototype, 'formatToParts', { formatToParts(date = now()) { return apply(toParts, this, [date]); } }.formatToParts);
  for (const name of ownKeys(Intl)) {
    const Real = Intl[name];
    if (typeof Real !== 'function' || typeof Real.supportedLocalesOf !== 'function') continue;
    const New = function (locales = defaultLocale, options = undefined) {
      return construct(Real, [locales, options], new.target ?? New);
    };
    like(New, Real);
    hidden(New, 'supportedLocalesOf', Real.supportedLocalesOf);
    defineProperty(New, 'prototype', { value: Real.prototype, writable: false });
    hidden(Real.prototype, 'constructor', New);
    hidden(Intl, name, New);
  }
  const localized = (prototype, name, index) => {
    const real = prototype[name];
    hidden(prototype, name, like({
      [name](...args) {
        if (args[index] === undefined) args[index] = defaultLocale;
        return apply(real, this, args);
      }
    }[name], real));
  };
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) localized(RealDate.prototype, name, 0);
  localized(Number.prototype, 'toLocaleString', 0);
  localized(BigInt.prototype, 'toLocaleString', 0);
  localized(String.prototype, 'localeCompare', 1);

  // ---- Math ----
  hidden(Math, 'random', { random() { return random(); } }.random);
  for (const name of ['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'sinh', 'cosh', 'tanh', 'exp', 'expm1', 'log', 'log10',
    'log1p', 'cbrt']) {
    const exact = math(name);
    hidden(Math, name, { [name](x) { return exact(+x); } }[name]);
  }
  for (const name of ['atan2', 'pow']) {
    const exact = math(name);
    hidden(Math, name, { [name](x, y) { return exact(+x, +y); } }[name]);
  }
})

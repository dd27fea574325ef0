// setTimeout and its kin, as Node gives them out; which one runs when is the host's matter.

const { checkFunction } = internal('errors');
const { inspect } = internal('inspect');
const LONGEST = 2 ** 31 - 1;
const promisified = Symbol.for('nodejs.util.promisify.custom');

let lastId = 1;
const byId = new Map();

// A timer that waits, or has run.
class Timeout {
  #handle;
  #id;
  _idleTimeout;
  _onTimeout;
  _repeat;
  _destroyed = false;

  constructor(callback, delay, args, repeats) {
    this._idleTimeout = delay;
    this._onTimeout = callback;
    this._repeat = repeats ? delay : null;
    const call = () => {
      if (!repeats) this.#forget();
      Reflect.apply(callback, this, args);
    };
    this.#handle = repeats ? host.setInterval(call, delay) : host.setTimeout(call, delay);
  }

  #forget() {
    this._destroyed = true;
    if (this.#id !== undefined) byId.delete(this.#id);
  }

  refresh() {
    this._destroyed = false;
    host.refreshTimer(this.#handle);
    return this;
  }
  ref() { host.refTimer(this.#handle); return this; }
  unref() { host.unrefTimer(this.#handle); return this; }
  hasRef() { return host.timerHasRef(this.#handle); }
  close() {
    this._onTimeout = null;
    this.#forget();
    host.clearTimer(this.#handle);
    return this;
  }
  [Symbol.toPrimitive]() {
    if (this.#id === undefined) {
      this.#id = lastId++;
      byId.set(this.#id, this);
    }
    return this.#id;
  }
  [Symbol.dispose ?? Symbol.for('nodejs.dispose')]() { this.close(); }
  [inspect.custom](depth, options) {
    return inspect(Object.assign(Object.create({ constructor: Timeout }), this), { ...options, customInspect: false });
  }
}

class Immediate {
  #handle;

  constructor(callback, args) {
    this.#handle = host.setImmediate(() => Reflect.apply(callback, this, args));
  }
  ref() { host.refImmediate(this.#handle); return this; }
  unref() { host.unrefImmediate(this.#handle); return this; }
  hasRef() { return host.immediateHasRef(this.#handle); }
  clear() { host.clearImmediate(this.#handle); }
}

const delayOf = after => {
  const delay = after * 1;
  if (delay >= 1 && delay <= LONGEST) return delay;
  if (delay > LONGEST) {
    process.emitWarning(`${delay} does not fit into a 32-bit signed integer.\nTimeout duration was set to 1.`, 'TimeoutOverflowWarning');
  }
  return 1;
};

function setTimeout(callback, after, ...args) {
  checkFunction(callback, 'callback');
  return new Timeout(callback, delayOf(after), args, false);
}

function setInterval(callback, repeat, ...args) {
  checkFunction(callback, 'callback');
  return new Timeout(callback, delayOf(repeat), args, true);
}

function setImmediate(callback, ...args) {
  checkFunction(callback, 'callback');
  return new Immediate(callback, args);
}

function clearTimeout(timer) {
  if (timer instanceof Timeout) timer.close();
  else if (typeof timer === 'number' || typeof timer === 'string') byId.get(Number(timer))?.close();
}

function clearImmediate(immediate) {
  if (immediate instanceof Immediate) immediate.clear();
}

function queueMicrotask(callback) {
  checkFunction(callback, 'callback');
  host.queueMicrotask(() => {
    try {
      callback();
    } catch (error) {
      host.triggerUncaught(error, false);
    }
  });
}

const promises = {
  setTimeout: (after, value, options) => settledBy(settle => {
    const timer = setTimeout(settle, after);
    if (options?.ref === false) timer.unref();
    return () => clearTimeout(timer);
  }, value, options),
  setImmediate: (value, options) => settledBy(settle => {
    const immediate = setImmediate(settle);
    if (options?.ref === false) immediate.unref();
    return () => clearImmediate(immediate);
  }, value, options),
  async *setInterval(after, value, options) {
    const { AbortError } = internal('errors');
    if (options?.signal?.aborted) throw new AbortError(undefined, { cause: options.signal.reason });
    let missed = 0;
    let wake;
    const timer = setInterval(() => {
      missed++;
      wake?.();
    }, after);
    if (options?.ref === false) timer.unref();
    options?.signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      wake?.();
    }, { once: true });
    try {
      while (!options?.signal?.aborted) {
        if (missed === 0) await new Promise(resolve => wake = resolve);
        for (; missed > 0; missed--) yield value;
      }
      throw new AbortError(undefined, { cause: options.signal.reason });
    } finally {
      clearTimeout(timer);
    }
  },
  scheduler: {
    wait: (after, options) => promises.setTimeout(after, undefined, options),
    yield: () => promises.setImmediate()
  }
};

// A promise that something begun by `begin` fulfils, or a signal rejects.
function settledBy(begin, value, { signal } = {}) {
  const { AbortError } = internal('errors');
  if (signal?.aborted) return Promise.reject(new AbortError(undefined, { cause: signal.reason }));
  return new Promise((resolve, reject) => {
    const take = begin(() => resolve(value));
    signal?.addEventListener('abort', () => {
      take();
      reject(new AbortError(undefined, { cause: signal.reason }));
    }, { once: true });
  });
}

Object.defineProperty(setTimeout, promisified, { get: () => promises.setTimeout });
Object.defineProperty(setImmediate, promisified, { get: () => promises.setImmediate });

module.exports = { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval: clearTimeout, clearImmediate,
  queueMicrotask, promises };
Object.defineProperty(module.exports, 'queueMicrotask', { enumerable: false });

// EventEmitter: listeners are called at once, in the order in which they were added.

const { checkFunction, withCode, AbortError } = internal('errors');

const listenersOf = emitter => emitter._events ??= Object.create(null);
const unwrapped = listener => listener.listener ?? listener;

class EventEmitter {
  constructor() {
    this._events = Object.create(null);
  }

  on(name, listener) { return add(this, name, listener, false); }
  addListener(name, listener) { return add(this, name, listener, false); }
  prependListener(name, listener) { return add(this, name, listener, true); }
  once(name, listener) { return add(this, name, onceOnly(this, name, listener), false); }
  prependOnceListener(name, listener) { return add(this, name, onceOnly(this, name, listener), true); }

  removeListener(name, listener) {
    checkFunction(listener, 'listener');
    const events = listenersOf(this);
    const listeners = events[name];
    if (listeners === undefined) return this;
    let index = listeners.length - 1;
    while (index >= 0 && listeners[index] !== listener && listeners[index].listener !== listener) index--;
    if (index < 0) return this;
    // A new array: an emit that goes on calls those that were there when it began.
    events[name] = listeners.filter((_, i) => i !== index);
    if (events[name].length === 0) delete events[name];
    if (events.removeListener !== undefined) this.emit('removeListener', name, unwrapped(listener));
    return this;
  }

  off(name, listener) { return this.removeListener(name, listener); }

  removeAllListeners(name) {
    const events = listenersOf(this);
    if (name !== undefined) {
      for (const listener of [...(events[name] ?? [])].reverse()) this.removeListener(name, listener);
    } else {
      for (const each of Reflect.ownKeys(events)) if (each !== 'removeListener') this.removeAllListeners(each);
      this._events = Object.create(null);
    }
    return this;
  }

  emit(name, ...args) {
    const listeners = listenersOf(this)[name];
    if (listeners === undefined) {
      if (name === 'error') throw unhandled(args[0]);
      return false;
    }
    for (const listener of listeners) {
      Reflect.apply(listener, this, args);
    }
    return true;
  }

  listenerCount(name) { return listenersOf(this)[name]?.length ?? 0; }
  listeners(name) { return (listenersOf(this)[name] ?? []).map(unwrapped); }
  rawListeners(name) { return [...(listenersOf(this)[name] ?? [])]; }
  eventNames() { return Reflect.ownKeys(listenersOf(this)); }
  setMaxListeners(count) { this._maxListeners = count; return this; }
  getMaxListeners() { return this._maxListeners ?? EventEmitter.defaultMaxListeners; }
}
const methods = EventEmitter.prototype;
for (const name of Object.getOwnPropertyNames(methods)) {
  if (name !== 'constructor') Object.defineProperty(methods, name, { enumerable: true });
}

function add(emitter, name, listener, first) {
  checkFunction(listener, 'listener');
  const events = listenersOf(emitter);
  if (events.newListener !== undefined) emitter.emit('newListener', name, unwrapped(listener));
  const listeners = events[name] ?? [];
  events[name] = first ? [listener, ...listeners] : [...listeners, listener];
  return emitter;
}

function onceOnly(emitter, name, listener) {
  checkFunction(listener, 'listener');
  let fired = false;
  const wrapper = function (...args) {
    if (fired) return undefined;
    fired = true;
    emitter.removeListener(name, wrapper);
    return Reflect.apply(listener, emitter, args);
  };
  wrapper.listener = listener;
  return wrapper;
}

function unhandled(error) {
  if (error instanceof Error) return error;
  const text = typeof error === 'string' ? `'${error}'` : internal('inspect').inspect(error);
  const thrown = withCode(Error, 'ERR_UNHANDLED_ERROR', `Unhandled error. (${text})`);
  thrown.context = error;
  return thrown;
}

// A promise of the next event of a name; an 'error' meanwhile rejects it.
async function once(emitter, name, { signal } = {}) {
  if (signal?.aborted) throw new AbortError(undefined, { cause: signal.reason });
  return new Promise((resolve, reject) => {
    if (typeof emitter.addEventListener === 'function') {
      emitter.addEventListener(name, (...args) => resolve(args), { once: true });
      return;
    }
    const failed = error => {
      emitter.removeListener(name, arrived);
      reject(error);
    };
    const arrived = (...args) => {
      emitter.removeListener('error', failed);
      resolve(args);
    };
    emitter.once(name, arrived);
    if (name !== 'error') emitter.once('error', failed);
    signal?.addEventListener('abort', () => {
      emitter.removeListener(name, arrived);
      emitter.removeListener('error', failed);
      reject(new AbortError(undefined, { cause: signal.reason }));
    }, { once: true });
  });
}

// Old-style classes call EventEmitter as a function.
const Callable = new Proxy(EventEmitter, {
  apply(_, receiver) { receiver._events ??= Object.create(null); }
});
methods.constructor = Callable;
Object.defineProperty(methods, 'constructor', { enumerable: false });
EventEmitter.defaultMaxListeners = 10;
Object.assign(EventEmitter, {
  EventEmitter: Callable, once, captureRejectionSymbol: Symbol.for('nodejs.rejection'),
  listenerCount: (emitter, name) => emitter.listenerCount(name)
});

module.exports = Callable;

// EventTarget and AbortController, as far as Node's own API needs them.

class Event {
  #type;
  #cancelable;
  constructor(type, { cancelable = false } = {}) {
    this.#type = String(type);
    this.#cancelable = cancelable;
    this.defaultPrevented = false;
    this.target = null;
    this.stopped = false;
    Object.defineProperty(this, 'stopped', { enumerable: false, writable: true });
  }
  get type() { return this.#type; }
  get cancelable() { return this.#cancelable; }
  preventDefault() { if (this.#cancelable) this.defaultPrevented = true; }
  stopImmediatePropagation() { this.stopped = true; }
}

class EventTarget {
  #listeners = new Map();

  addEventListener(type, listener, options) {
    const once = typeof options === 'object' && options?.once === true;
    const listeners = this.#listeners.get(type) ?? [];
    if (listeners.some(it => it.listener === listener)) return;
    this.#listeners.set(type, [...listeners, { listener, once }]);
  }

  removeEventListener(type, listener) {
    this.#listeners.set(type, (this.#listeners.get(type) ?? []).filter(it => it.listener !== listener));
  }

  // A listener's exception is an uncaught one, in a tick of its own; the listeners after it are called.
  dispatchEvent(event) {
    event.target = this;
    for (const { listener, once } of this.#listeners.get(event.type) ?? []) {
      if (once) this.removeEventListener(event.type, listener);
      try {
        if (typeof listener === 'function') listener.call(this, event);
        else listener?.handleEvent(event);
      } catch (error) {
        process.nextTick(() => { throw error; });
      }
      if (event.stopped) break;
    }
    return !event.defaultPrevented;
  }
}

const abort = Symbol('abort');

class AbortSignal extends EventTarget {
  #aborted = false;
  #reason;
  #handler = null;

  get aborted() { return this.#aborted; }
  get reason() { return this.#reason; }
  get onabort() { return this.#handler; }
  set onabort(handler) {
    if (this.#handler !== null) this.removeEventListener('abort', this.#handler);
    this.#handler = typeof handler === 'function' ? handler : null;
    if (this.#handler !== null) this.addEventListener('abort', this.#handler);
  }
  throwIfAborted() { if (this.#aborted) throw this.#reason; }

  [abort](reason) {
    if (this.#aborted) return;
    this.#aborted = true;
    this.#reason = reason;
    this.dispatchEvent(new Event('abort'));
  }

  static abort(reason = abortError()) {
    const signal = new AbortSignal();
    signal[abort](reason);
    return signal;
  }

  static timeout(delay) {
    const signal = new AbortSignal();
    const error = new Error('The operation was aborted due to timeout');
    error.name = 'TimeoutError';
    internal('timers').setTimeout(() => signal[abort](error), delay).unref();
    return signal;
  }

  static any(signals) {
    const both = new AbortSignal();
    for (const signal of signals) {
      if (signal.aborted) both[abort](signal.reason);
      else signal.addEventListener('abort', () => both[abort](signal.reason), { once: true });
    }
    return both;
  }
}

const abortError = () => {
  const error = new Error('This operation was aborted');
  Object.defineProperty(error, 'name', { value: 'AbortError', configurable: true, writable: true });
  Object.defineProperty(error, 'code', { value: 20, configurable: true });
  return error;
};

class AbortController {
  #signal = new AbortSignal();
  get signal() { return this.#signal; }
  abort(reason = abortError()) { this.#signal[abort](reason); }
}

module.exports = { Event, EventTarget, AbortController, AbortSignal };

// Streams: the states of a readable and of a writable side, and the ticks between them.

const EventEmitter = internal('events');
const { Buffer } = internal('buffer');
const { withCode, invalidArgType } = internal('errors');

const HIGH_WATER_MARK = 64 * 1024;
const OBJECT_HIGH_WATER_MARK = 16;
const nop = () => {};
const lengthOf = (state, chunk) => state.objectMode ? 1 : chunk.length;

// ---- The readable side ----

class ReadableState {
  constructor({ objectMode = false, readableObjectMode = objectMode, highWaterMark, readableHighWaterMark = highWaterMark,
    autoDestroy = true, emitClose = true, encoding } = {}) {
    this.objectMode = readableObjectMode;
    this.highWaterMark = readableHighWaterMark ?? (readableObjectMode ? OBJECT_HIGH_WATER_MARK : HIGH_WATER_MARK);
    this.buffer = [];
    this.length = 0;
    this.flowing = null;
    this.ended = false;
    this.endEmitted = false;
    this.reading = false;
    this.sync = true;
    this.needReadable = false;
    this.emittedReadable = false;
    this.readableListening = false;
    this.resumeScheduled = false;
    this.readingMore = false;
    this.destroyed = false;
    this.closed = false;
    this.closeEmitted = false;
    this.errored = null;
    this.errorEmitted = false;
    this.autoDestroy = autoDestroy;
    this.emitClose = emitClose;
    this.encoding = encoding;
  }
}

const readable = {
  push(chunk) {
    const state = this._readableState;
    if (chunk === null) {
      state.reading = false;
      onEndOfData(this, state);
      return false;
    }
    let piece = chunk;
    if (!state.objectMode) {
      if (typeof piece === 'string') piece = Buffer.from(piece);
      if (!(piece instanceof Uint8Array)) throw invalidArgType('chunk', 'of type string or an instance of Buffer or Uint8Array', chunk);
    }
    state.reading = false;
    if (state.ended) {
      this.destroy(withCode(Error, 'ERR_STREAM_PUSH_AFTER_EOF', 'stream.push() after EOF'));
      return false;
    }
    if (state.destroyed || state.errored) return false;
    if (state.encoding) piece = Buffer.from(piece).toString(state.encoding);
    if (state.objectMode || piece.length > 0) addChunk(this, state, piece);
    else maybeReadMore(this, state);
    return !state.ended && (state.length < state.highWaterMark || state.length === 0);
  },

  read(n) {
    const state = this._readableState;
    const asked = n;
    if (n !== 0) state.emittedReadable = false;
    if (n === 0 && state.needReadable && ((state.highWaterMark === 0 ? state.length > 0 : state.length >= state.highWaterMark) || state.ended)) {
      if (state.length === 0 && state.ended) endReadable(this);
      else emitReadable(this);
      return null;
    }
    let count = howMuch(n, state);
    if (count === 0 && state.ended) {
      if (state.length === 0) endReadable(this);
      return null;
    }
    let doRead = state.needReadable || state.length === 0 || state.length - count < state.highWaterMark;
    if (state.ended || state.reading || state.destroyed || state.errored) doRead = false;
    else if (doRead) {
      state.reading = true;
      state.sync = true;
      if (state.length === 0) state.needReadable = true;
      try {
        this._read(state.highWaterMark);
      } catch (error) {
        this.destroy(error);
      }
      state.sync = false;
      if (!state.reading) count = howMuch(asked, state);
    }
    const chunk = count > 0 ? take(count, state) : null;
    if (chunk === null) {
      state.needReadable ||= state.length <= state.highWaterMark;
      count = 0;
    } else {
      state.length -= count;
    }
    if (state.length === 0) {
      if (!state.ended) state.needReadable = true;
      if (asked !== count && state.ended) endReadable(this);
    }
    if (chunk !== null && !state.errorEmitted && !state.closeEmitted) this.emit('data', chunk);
    return chunk;
  },

  _read() { throw withCode(Error, 'ERR_METHOD_NOT_IMPLEMENTED', 'The _read() method is not implemented'); },

  on(name, listener) {
    EventEmitter.prototype.on.call(this, name, listener);
    const state = this._readableState;
    if (state === undefined) return this;
    if (name === 'data') {
      state.readableListening = this.listenerCount('readable') > 0;
      if (state.flowing !== false) this.resume();
    } else if (name === 'readable' && !state.endEmitted && !state.readableListening) {
      state.readableListening = true;
      state.needReadable = true;
      state.flowing = false;
      state.emittedReadable = false;
      if (state.length > 0) emitReadable(this);
      else if (!state.reading) process.nextTick(stream => stream.read(0), this);
    }
    return this;
  },

  resume() {
    const state = this._readableState;
    if (!state.flowing) {
      state.flowing = !state.readableListening;
      if (!state.resumeScheduled) {
        state.resumeScheduled = true;
        process.nextTick(resumeNow, this, state);
      }
    }
    state.paused = false;
    return this;
  },

  pause() {
    const state = this._readableState;
    if (state.flowing !== false) {
      state.flowing = false;
      this.emit('pause');
    }
    state.paused = true;
    return this;
  },
  isPaused() { return this._readableState.paused === true || this._readableState.flowing === false; },

  setEncoding(encoding) {
    this._readableState.encoding = encoding;
    return this;
  },

  pipe(destination, options) {
    this.on('data', chunk => {
      if (destination.write(chunk) === false) {
        this.pause();
        destination.once('drain', () => this.resume());
      }
    });
    if (options?.end !== false) this.once('end', () => destination.end());
    destination.emit('pipe', this);
    return destination;
  },

  // The chunks one by one; the end of the loop destroys the stream.
  async *[Symbol.asyncIterator]() {
    let wake = nop;
    let failure;
    const next = () => wake();
    this.on('readable', next);
    for (const name of ['end', 'close']) this.on(name, next);
    this.on('error', error => {
      failure = error;
      wake();
    });
    try {
      for (;;) {
        const chunk = this.destroyed ? null : this.read();
        if (chunk !== null) {
          yield chunk;
        } else if (failure) {
          throw failure;
        } else if (this._readableState.endEmitted || this.destroyed) {
          return;
        } else {
          await new Promise(resolve => wake = resolve);
        }
      }
    } finally {
      this.destroy();
    }
  }
};

const howMuch = (n, state) => {
  if (n === 0 || (state.length === 0 && state.ended)) return 0;
  if (state.objectMode) return 1;
  if (n === undefined || Number.isNaN(n)) return state.flowing && state.length > 0 ? state.buffer[0].length : state.length;
  if (n <= state.length) return n;
  return state.ended ? state.length : 0;
};

const take = (count, state) => {
  if (state.length === 0) return null;
  if (state.objectMode || count === state.buffer[0].length) return state.buffer.shift();
  const all = typeof state.buffer[0] === 'string' ? state.buffer.join('') : Buffer.concat(state.buffer);
  state.buffer = count >= all.length ? [] : [all.slice(count)];
  return all.slice(0, count);
};

function addChunk(stream, state, chunk) {
  if (state.flowing && state.length === 0 && !state.sync && stream.listenerCount('data') > 0) {
    stream.emit('data', chunk);
  } else {
    state.length += lengthOf(state, chunk);
    state.buffer.push(chunk);
    if (state.needReadable) emitReadable(stream);
  }
  maybeReadMore(stream, state);
}

function onEndOfData(stream, state) {
  if (state.ended) return;
  state.ended = true;
  if (state.sync) {
    emitReadable(stream);
  } else {
    state.needReadable = false;
    state.emittedReadable = true;
    emitReadableNow(stream);
  }
}

function emitReadable(stream) {
  const state = stream._readableState;
  state.needReadable = false;
  if (!state.emittedReadable) {
    state.emittedReadable = true;
    process.nextTick(emitReadableNow, stream);
  }
}

function emitReadableNow(stream) {
  const state = stream._readableState;
  if (!state.destroyed && !state.errored && (state.length > 0 || state.ended)) {
    stream.emit('readable');
    state.emittedReadable = false;
  }
  state.needReadable ||= !state.flowing && !state.ended && state.length <= state.highWaterMark;
  flow(stream);
}

function maybeReadMore(stream, state) {
  if (state.readingMore) return;
  state.readingMore = true;
  process.nextTick(() => {
    while (!state.reading && !state.ended && (state.length < state.highWaterMark || (state.flowing && state.length === 0))) {
      const before = state.length;
      stream.read(0);
      if (before === state.length) break;
    }
    state.readingMore = false;
  });
}

function resumeNow(stream, state) {
  if (!state.reading) stream.read(0);
  state.resumeScheduled = false;
  stream.emit('resume');
  flow(stream);
  if (state.flowing && !state.reading) stream.read(0);
}

function flow(stream) {
  while (stream._readableState.flowing && stream.read() !== null);
}

function endReadable(stream) {
  const state = stream._readableState;
  if (!state.endEmitted) {
    state.ended = true;
    process.nextTick(endReadableNow, state, stream);
  }
}

function endReadableNow(state, stream) {
  if (state.errored || state.closeEmitted || state.endEmitted || state.length > 0) return;
  state.endEmitted = true;
  stream.emit('end');
  const writableState = stream._writableState;
  if (writableState !== undefined && stream.writable && stream.allowHalfOpen === false) {
    process.nextTick(() => {
      if (stream.writable && !writableState.ended && !writableState.destroyed) stream.end();
    });
  } else if (state.autoDestroy && (writableState === undefined || (writableState.autoDestroy && writableState.finished))) {
    stream.destroy();
  }
}

// ---- The writable side ----

class WritableState {
  constructor({ objectMode = false, writableObjectMode = objectMode, highWaterMark, writableHighWaterMark = highWaterMark,
    autoDestroy = true, emitClose = true, decodeStrings = true } = {}) {
    this.objectMode = writableObjectMode;
    this.highWaterMark = writableHighWaterMark ?? (writableObjectMode ? OBJECT_HIGH_WATER_MARK : HIGH_WATER_MARK);
    this.decodeStrings = decodeStrings;
    this.length = 0;
    this.buffered = [];
    this.writing = false;
    this.sync = true;
    this.needDrain = false;
    this.ending = false;
    this.ended = false;
    this.finished = false;
    this.finalCalled = false;
    this.prefinished = false;
    this.pendingcb = 0;
    this.corked = 0;
    this.afterWriteTick = null;
    this.onFinished = [];
    this.destroyed = false;
    this.closed = false;
    this.closeEmitted = false;
    this.errored = null;
    this.errorEmitted = false;
    this.autoDestroy = autoDestroy;
    this.emitClose = emitClose;
  }
}

const writable = {
  write(chunk, encoding, callback) {
    const state = this._writableState;
    const told = typeof encoding === 'function' ? encoding : callback ?? nop;
    let piece = chunk;
    if (chunk === null) throw withCode(TypeError, 'ERR_STREAM_NULL_VALUES', 'May not write null values to stream');
    if (!state.objectMode) {
      if (typeof piece === 'string') piece = state.decodeStrings ? Buffer.from(piece, typeof encoding === 'string' ? encoding : 'utf8') : piece;
      else if (!(piece instanceof Uint8Array)) throw invalidArgType('chunk', 'of type string or an instance of Buffer or Uint8Array', chunk);
    }
    const error = state.ending ? withCode(Error, 'ERR_STREAM_WRITE_AFTER_END', 'write after end')
      : state.destroyed ? withCode(Error, 'ERR_STREAM_DESTROYED', 'Cannot call write after a stream was destroyed') : null;
    if (error !== null) {
      process.nextTick(told, error);
      errorOrDestroy(this, error);
      return false;
    }
    state.pendingcb++;
    state.length += lengthOf(state, piece);
    const enough = state.length < state.highWaterMark;
    if (!enough) state.needDrain = true;
    if (state.writing || state.corked > 0) {
      state.buffered.push([piece, told]);
    } else {
      writeNow(this, state, piece, told);
    }
    return enough && !state.errored && !state.destroyed;
  },

  end(chunk, encoding, callback) {
    const state = this._writableState;
    const told = [chunk, encoding, callback].find(it => typeof it === 'function');
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') this.write(chunk, encoding);
    if (state.corked > 0) {
      state.corked = 1;
      this.uncork();
    }
    let error = null;
    if (!state.ending && !state.errored) {
      state.ending = true;
      finishMaybe(this, state, true);
      state.ended = true;
    } else if (state.finished) {
      error = withCode(Error, 'ERR_STREAM_ALREADY_FINISHED', 'Cannot call end after a stream was finished');
    } else if (state.destroyed) {
      error = withCode(Error, 'ERR_STREAM_DESTROYED', 'Cannot call end after a stream was destroyed');
    }
    if (told !== undefined) {
      if (error !== null || state.errored) process.nextTick(told, error ?? state.errored);
      else if (state.finished) process.nextTick(told, null);
      else state.onFinished.push(told);
    }
    return this;
  },

  cork() { this._writableState.corked++; },
  uncork() {
    const state = this._writableState;
    if (state.corked > 0 && --state.corked === 0 && !state.writing) clearBuffer(this, state);
  },
  _write(chunk, encoding, callback) { callback(withCode(Error, 'ERR_METHOD_NOT_IMPLEMENTED', 'The _write() method is not implemented')); }
};

function writeNow(stream, state, chunk, callback) {
  state.writing = true;
  state.sync = true;
  const size = lengthOf(state, chunk);
  stream._write(chunk, 'buffer', error => onWritten(stream, state, error, size, callback));
  state.sync = false;
}

function onWritten(stream, state, error, size, callback) {
  state.writing = false;
  state.length -= size;
  if (error) {
    state.errored ??= error;
    if (stream._readableState !== undefined) stream._readableState.errored ??= error;
    const tell = () => {
      state.pendingcb--;
      callback(error);
      errorOrDestroy(stream, error);
    };
    if (state.sync) process.nextTick(tell);
    else tell();
    return;
  }
  const sync = state.sync;
  if (state.buffered.length > 0) clearBuffer(stream, state);
  if (!sync) {
    afterWrite(stream, state, 1, callback);
  } else if (state.afterWriteTick !== null && state.afterWriteTick.callback === callback) {
    state.afterWriteTick.count++;
  } else if (callback === nop && !(state.needDrain && state.length === 0) && !state.destroyed) {
    state.pendingcb--;
    if (state.ending) finishMaybe(stream, state, true);
  } else {
    const tick = { count: 1, callback };
    state.afterWriteTick = tick;
    process.nextTick(() => {
      if (state.afterWriteTick === tick) state.afterWriteTick = null;
      afterWrite(stream, state, tick.count, callback);
    });
  }
}

function afterWrite(stream, state, count, callback) {
  if (!state.ending && !state.destroyed && state.length === 0 && state.needDrain) {
    state.needDrain = false;
    stream.emit('drain');
  }
  for (let i = 0; i < count; i++) {
    state.pendingcb--;
    callback(null);
  }
  if (state.ending) finishMaybe(stream, state, true);
}

function clearBuffer(stream, state) {
  while (state.buffered.length > 0 && !state.writing && state.corked === 0) {
    const [chunk, callback] = state.buffered.shift();
    writeNow(stream, state, chunk, callback);
  }
}

const needsFinish = state => state.ending && !state.destroyed && state.length === 0 && !state.errored && state.buffered.length === 0
  && !state.finished && !state.writing && !state.errorEmitted && !state.closeEmitted;

function finishMaybe(stream, state, sync) {
  if (!needsFinish(state)) return;
  prefinish(stream, state);
  if (state.pendingcb > 0) return;
  if (sync) {
    state.pendingcb++;
    process.nextTick(() => {
      if (needsFinish(state)) finish(stream, state);
      else state.pendingcb--;
    });
  } else if (needsFinish(state)) {
    state.pendingcb++;
    finish(stream, state);
  }
}

function prefinish(stream, state) {
  if (state.prefinished || state.finalCalled) return;
  state.finalCalled = true;
  if (typeof stream._final !== 'function' || state.destroyed) {
    state.prefinished = true;
    stream.emit('prefinish');
    return;
  }
  state.pendingcb++;
  let sync = true;
  stream._final(error => {
    state.pendingcb--;
    if (error) {
      for (const told of state.onFinished.splice(0)) told(error);
      errorOrDestroy(stream, error, sync);
    } else if (needsFinish(state)) {
      state.prefinished = true;
      stream.emit('prefinish');
      state.pendingcb++;
      process.nextTick(finish, stream, state);
    }
  });
  sync = false;
}

function finish(stream, state) {
  state.pendingcb--;
  state.finished = true;
  for (const told of state.onFinished.splice(0)) told(null);
  stream.emit('finish');
  const readableState = stream._readableState;
  if (state.autoDestroy && (readableState === undefined || (readableState.autoDestroy && readableState.endEmitted))) stream.destroy();
}

// ---- The end of both ----

const errorOrDestroy = (stream, error) => {
  const state = stream._writableState ?? stream._readableState;
  if (state.destroyed) return;
  if (state.autoDestroy) stream.destroy(error);
};

const destroyable = {
  destroy(error, callback) {
    const states = [this._readableState, this._writableState].filter(it => it !== undefined);
    if (states.some(state => state.destroyed)) {
      callback?.();
      return this;
    }
    for (const state of states) {
      if (error) state.errored ??= error;
      state.destroyed = true;
    }
    const destroyed = reason => {
      for (const state of states) {
        if (reason) state.errored ??= reason;
        state.closed = true;
      }
      callback?.(reason);
      process.nextTick(() => {
        if (reason && !states.some(state => state.errorEmitted)) {
          for (const state of states) state.errorEmitted = true;
          this.emit('error', reason);
        }
        for (const state of states) state.closeEmitted = true;
        if (states.some(state => state.emitClose)) this.emit('close');
      });
    };
    this._destroy(error ?? null, destroyed);
    return this;
  },
  _destroy(error, callback) { callback(error); }
};

const getters = {
  readable: { get() { return !this._readableState.destroyed && !this._readableState.errorEmitted && !this._readableState.endEmitted && !this.readableSideOff; }, set(on) { this.readableSideOff = !on; } },
  readableEnded: { get() { return this._readableState.endEmitted; } },
  readableFlowing: { get() { return this._readableState.flowing; } },
  readableLength: { get() { return this._readableState.length; } },
  readableHighWaterMark: { get() { return this._readableState.highWaterMark; } }
};
const writableGetters = {
  writable: { get() { const s = this._writableState; return !s.destroyed && !s.errored && !s.ending && !s.ended; }, set() {} },
  writableEnded: { get() { return this._writableState.ending; } },
  writableFinished: { get() { return this._writableState.finished; } },
  writableLength: { get() { return this._writableState.length; } },
  writableNeedDrain: { get() { return this._writableState.needDrain; } },
  writableHighWaterMark: { get() { return this._writableState.highWaterMark; } }
};
const commonGetters = {
  destroyed: { get() { return (this._writableState ?? this._readableState).destroyed; } },
  closed: { get() { return (this._writableState ?? this._readableState).closed; } },
  errored: { get() { return (this._writableState ?? this._readableState).errored; } }
};

const give = (Class, methods, ...properties) => {
  for (const set of methods) {
    for (const key of Reflect.ownKeys(set)) Object.defineProperty(Class.prototype, key, { value: set[key], writable: true, configurable: true });
  }
  for (const set of properties) {
    for (const key of Object.keys(set)) Object.defineProperty(Class.prototype, key, { ...set[key], configurable: true });
  }
};
const takeOptions = (stream, options, names) => {
  for (const name of names) if (typeof options?.[name] === 'function') stream[`_${name}`] = options[name];
};

class Stream extends EventEmitter {}

class Readable extends Stream {
  constructor(options) {
    super();
    this._readableState = new ReadableState(options);
    takeOptions(this, options, ['read', 'destroy']);
  }
  // A stream of what an iterable gives.
  static from(iterable, options) {
    const iterator = iterable[Symbol.asyncIterator]?.() ?? iterable[Symbol.iterator]();
    let reading = false;
    const stream = new Readable({ objectMode: true, highWaterMark: 1, ...options });
    stream._read = () => {
      if (!reading) {
        reading = true;
        next();
      }
    };
    const next = async () => {
      for (;;) {
        try {
          const { value, done } = await iterator.next();
          if (done) {
            stream.push(null);
          } else {
            const chunk = await value;
            if (stream.push(chunk)) continue;
            reading = false;
          }
        } catch (error) {
          stream.destroy(error);
        }
        break;
      }
    };
    return stream;
  }
}
give(Readable, [readable, destroyable], getters, commonGetters);

class Writable extends Stream {
  constructor(options) {
    super();
    this._writableState = new WritableState(options);
    takeOptions(this, options, ['write', 'final', 'destroy']);
  }
}
give(Writable, [writable, destroyable], writableGetters, commonGetters);

class Duplex extends Readable {
  constructor(options) {
    super(options);
    this._writableState = new WritableState(options);
    this.allowHalfOpen = options?.allowHalfOpen ?? true;
    takeOptions(this, options, ['write', 'final']);
  }
}
give(Duplex, [writable], writableGetters);

Readable.prototype.addListener = Readable.prototype.on;
Object.assign(Stream, { Stream, Readable, Writable, Duplex });

module.exports = Stream;

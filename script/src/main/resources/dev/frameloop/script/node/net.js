// net: TCP servers and sockets over the handles of the loop.

const EventEmitter = internal('events');
const { Duplex } = internal('stream');
const { fromBinary, toBinary } = internal('buffer');
const { withCode, systemError, addressError, outOfRange } = internal('errors');

const BACKLOG = 511;
const isIPv4 = text => /^(\d{1,3})(\.\d{1,3}){3}$/.test(text) && text.split('.').every(part => Number(part) < 256);
const isIPv6 = text => text.includes(':') && /^[0-9a-f:.]+(%\w+)?$/i.test(text);
const isIP = text => isIPv4(String(text)) ? 4 : isIPv6(String(text)) ? 6 : 0;

// (options, callback), (port, host, callback), (path, callback)
function normalize(args) {
  const callback = args.find(it => typeof it === 'function');
  const [first, second] = args;
  if (typeof first === 'object' && first !== null) return [{ ...first }, callback];
  if (typeof first === 'string' && Number.isNaN(Number(first))) return [{ path: first }, callback];
  const options = { port: typeof first === 'function' || first == null ? 0 : first };
  if (typeof second === 'string') options.host = second;
  return [options, callback];
}

const portOf = (value, name) => {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    const error = outOfRange(name, '>= 0 and < 65536', value);
    error.message = `${name} should be >= 0 and < 65536. Received ${typeof value === 'string' ? `type string ('${value}')` : `type number (${value})`}.`;
    error.code = 'ERR_SOCKET_BAD_PORT';
    throw error;
  }
  return port;
};

const noPaths = () => withCode(Error, 'ERR_FEATURE_UNAVAILABLE_ON_PLATFORM', 'sockets with paths are not part of this Node API');

// ---- Sockets ----

class Socket extends Duplex {
  #handle = null;
  #timer;

  constructor(options) {
    super({ allowHalfOpen: false, emitClose: false, autoDestroy: true, decodeStrings: true, ...options });
    this.allowHalfOpen = options?.allowHalfOpen === true;
    this.connecting = false;
    this.bytesRead = 0;
    this.bytesWritten = 0;
    this.timeout = 0;
    this._server = null;
    if (options?.handle) this.#adopt(options.handle);
    if (options?.handle && !options.pauseOnCreate) this.read(0);
  }

  #adopt(handle) {
    this.#handle = handle;
    this.reading = false;
  }

  get pending() { return this.#handle === null || this.connecting; }
  get readyState() {
    if (this.connecting) return 'opening';
    if (this.readable && this.writable) return 'open';
    return this.readable ? 'readOnly' : this.writable ? 'writeOnly' : 'closed';
  }

  connect(...args) {
    const [options, callback] = normalize(args);
    if (callback) this.once('connect', callback);
    if (options.path !== undefined) throw noPaths();
    if (options.port === undefined) {
      throw withCode(TypeError, 'ERR_MISSING_ARGS', 'The "options" or "port" or "path" argument must be specified');
    }
    const port = portOf(options.port, 'Port');
    const [handle, failure] = host.tcpStream();
    if (failure) throw systemError(failure, 'socket');
    this.#adopt(handle);
    this.connecting = true;
    const name = options.host ?? 'localhost';
    if (isIP(name)) process.nextTick(() => this.connecting && this.#attempt([name], port));
    else this.#lookup(name, port);
    return this;
  }

  #lookup(name, port) {
    host.lookup(name, (failure, found) => {
      const addresses = [];
      for (let i = 0; i < found.length; i += 2) {
        addresses.push(found[i]);
        this.emit('lookup', null, found[i], found[i + 1], name);
      }
      if (!this.connecting) return;
      if (failure) {
        const error = systemError(failure, 'getaddrinfo');
        error.message = `getaddrinfo ${error.code} ${name}`;
        error.hostname = name;
        process.nextTick(() => this.destroy(error));
      } else {
        this.#attempt(addresses, port);
      }
    });
  }

  // Tries one address after another.
  #attempt([address, ...others], port) {
    host.tcpConnect(this.#handle, address, port, failure => {
      if (this.destroyed) return;
      if (failure && others.length > 0) {
        host.handleClose(this.#handle, () => {});
        this.#handle = host.tcpStream()[0];
        this.#attempt(others, port);
        return;
      }
      this.connecting = false;
      if (failure) {
        this.destroy(addressError(failure, 'connect', address, port));
        return;
      }
      this.emit('connect');
      this.emit('ready');
      if (!this.isPaused()) this.read(0);
    });
  }

  _read(size) {
    if (this.connecting || this.#handle === null) {
      this.once('connect', () => this._read(size));
    } else if (!this.reading) {
      this.reading = true;
      host.tcpReadStart(this.#handle, (data, failure) => this.#arrived(data, failure));
    }
  }

  #arrived(data, failure) {
    this.#restartTimer();
    if (failure) {
      this.destroy(systemError(failure, 'read'));
    } else if (data === null) {
      this.push(null);
      this.read(0);
    } else if (!this.destroyed) {
      this.bytesRead += data.length;
      if (!this.push(fromBinary(data))) {
        this.reading = false;
        if (!this.destroyed) host.tcpReadStop(this.#handle);
      }
    }
  }

  _write(chunk, encoding, callback) {
    if (this.connecting) {
      this.once('connect', () => this._write(chunk, encoding, callback));
      return;
    }
    this.#restartTimer();
    if (this.#handle === null) {
      callback(withCode(Error, 'ERR_SOCKET_CLOSED', 'Socket is closed'));
      return;
    }
    this.bytesWritten += chunk.length;
    const [whole, failure] = host.tcpWrite(this.#handle, toBinary(chunk), error => {
      if (!this.destroyed) callback(error ? systemError(error, 'write') : null);
    });
    if (failure) callback(systemError(failure, 'write'));
    else if (whole) callback(null);
  }

  _final(callback) {
    if (this.pending) {
      this.once('connect', () => this._final(callback));
    } else {
      host.tcpShutdown(this.#handle, failure => callback(failure ? systemError(failure, 'shutdown') : null));
    }
  }

  _destroy(error, callback) {
    this.connecting = false;
    clearTimeout(this.#timer);
    if (this.#handle === null) {
      callback(error);
      process.nextTick(() => this.emit('close', Boolean(error)));
    } else {
      const handle = this.#handle;
      this.#handle = null;
      host.handleClose(handle, () => this.emit('close', Boolean(error)));
      callback(error);
    }
    if (this._server !== null) this._server.connectionClosed();
  }

  end(...args) {
    super.end(...args);
    return this;
  }
  destroySoon() {
    if (this.writable) this.end();
    if (this.writableFinished) this.destroy();
    else this.once('finish', this.destroy);
  }
  resetAndDestroy() { return this.destroy(); }

  setTimeout(delay, callback) {
    this.timeout = delay;
    if (callback) {
      if (delay === 0) this.removeListener('timeout', callback);
      else this.once('timeout', callback);
    }
    this.#restartTimer();
    return this;
  }
  #restartTimer() {
    clearTimeout(this.#timer);
    if (this.timeout > 0 && !this.destroyed) this.#timer = setTimeout(() => this.emit('timeout'), this.timeout).unref();
  }

  setNoDelay() { return this; }
  setKeepAlive() { return this; }
  ref() { if (this.#handle) host.handleRef(this.#handle); return this; }
  unref() { if (this.#handle) host.handleUnref(this.#handle); return this; }

  address() { return addressOf(this.#handle, false); }
  get localAddress() { return this.address().address; }
  get localPort() { return this.address().port; }
  get remoteAddress() { return addressOf(this.#handle, true).address; }
  get remotePort() { return addressOf(this.#handle, true).port; }
  get remoteFamily() { return addressOf(this.#handle, true).family; }
}

const addressOf = (handle, remote) => {
  const found = handle === null ? null : host.tcpAddress(handle, remote);
  return found ? { address: found[0], family: found[1], port: found[2] } : {};
};

// ---- Servers ----

class Server extends EventEmitter {
  #handle = null;
  #connections = 0;
  #options;
  #unrefed = false;
  #listening = 0;

  constructor(options, listener) {
    super();
    this.#options = typeof options === 'object' && options !== null ? options : {};
    const connected = typeof options === 'function' ? options : listener;
    if (connected) this.on('connection', connected);
  }

  get listening() { return this.#handle !== null; }

  listen(...args) {
    const [options, callback] = normalize(args);
    if (this.#handle !== null) {
      throw withCode(Error, 'ERR_SERVER_ALREADY_LISTEN', 'Listen method has been called more than once without closing.');
    }
    if (callback) this.once('listening', callback);
    if (options.path !== undefined) throw noPaths();
    const port = portOf(options.port ?? 0, 'options.port');
    const backlog = options.backlog ?? BACKLOG;
    if (!options.host) {
      this.#open('::', port, backlog, '0.0.0.0');
    } else if (isIP(options.host)) {
      const listening = ++this.#listening;
      process.nextTick(() => listening === this.#listening && this.#open(options.host, port, backlog));
    } else {
      const listening = ++this.#listening;
      host.lookup(options.host, (failure, found) => {
        if (listening !== this.#listening) return;
        if (failure) this.emit('error', systemError(failure, 'getaddrinfo'));
        else this.#open(found[0], port, backlog);
      });
    }
    return this;
  }

  #open(address, port, backlog, otherwise) {
    const [handle, failure] = host.tcpServer(address, port, backlog, stream => this.#connected(stream));
    if (failure) {
      if (otherwise !== undefined && failure[0] !== 'EADDRINUSE') {
        this.#open(otherwise, port, backlog);
        return;
      }
      const error = addressError(failure, 'listen', address, port);
      error.message = `listen ${failure[0]}: ${failure[2]} ${address}${port > 0 ? `:${port}` : ''}`;
      process.nextTick(() => this.emit('error', error));
      return;
    }
    this.#handle = handle;
    if (this.#unrefed) this.unref();
    process.nextTick(() => this.#handle !== null && this.emit('listening'));
  }

  #connected(handle) {
    if (this.maxConnections && this.#connections >= this.maxConnections) {
      host.handleClose(handle, () => {});
      this.emit('drop', {});
      return;
    }
    const socket = new Socket({ handle, allowHalfOpen: this.#options.allowHalfOpen, pauseOnCreate: this.#options.pauseOnConnect });
    this.#connections++;
    socket._server = this;
    socket.server = this;
    this.emit('connection', socket);
  }

  connectionClosed() {
    this.#connections--;
    this.#emitCloseIfDrained();
  }

  close(callback) {
    this.#listening++;
    if (typeof callback === 'function') {
      if (this.#handle === null) {
        this.once('close', () => callback(withCode(Error, 'ERR_SERVER_NOT_RUNNING', 'Server is not running.')));
      } else {
        this.once('close', callback);
      }
    }
    if (this.#handle !== null) {
      host.handleClose(this.#handle, () => {});
      this.#handle = null;
    }
    this.#emitCloseIfDrained();
    return this;
  }

  #emitCloseIfDrained() {
    if (this.#handle === null && this.#connections === 0) process.nextTick(() => this.emit('close'));
  }

  address() { return this.#handle === null ? null : addressOf(this.#handle, false); }
  getConnections(callback) {
    process.nextTick(callback, null, this.#connections);
    return this;
  }
  ref() {
    this.#unrefed = false;
    if (this.#handle !== null) host.handleRef(this.#handle);
    return this;
  }
  unref() {
    this.#unrefed = true;
    if (this.#handle !== null) host.handleUnref(this.#handle);
    return this;
  }
}

const connect = (...args) => {
  const [options] = normalize(args);
  return new Socket(options).connect(...args);
};

module.exports = {
  Server, Socket, Stream: Socket, connect, createConnection: connect, isIP, isIPv4: text => isIP(text) === 4, isIPv6: text => isIP(text) === 6,
  createServer: (options, listener) => new Server(options, listener)
};

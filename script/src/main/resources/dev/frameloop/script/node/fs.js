// fs: with callbacks, with promises, and synchronously. An operation that takes several calls of the system takes several
// rounds of the loop, as in Node.

const { Buffer, fromBinary, toBinary } = internal('buffer');
const { checkFunction, invalidArgType, invalidArgValue, systemError, AbortError } = internal('errors');
const files = internal('files');

const READ_SIZE = 64 * 1024;
const LARGEST_READ = 512 * 1024;
const constants = { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1, COPYFILE_EXCL: 1, O_RDONLY: 0, O_WRONLY: 1, O_RDWR: 2 };

// ---- Arguments ----

const pathOf = (path, name = 'path') => {
  if (path instanceof Uint8Array) return Buffer.from(path).toString();
  if (typeof path === 'object' && path !== null && typeof path.href === 'string') return internal('url').fileURLToPath(path);
  if (typeof path !== 'string') throw invalidArgType(name, 'of type string or an instance of Buffer or URL', path);
  if (path.includes('\0')) throw invalidArgValue(name, path, 'must be a string, Uint8Array, or URL without null bytes');
  return path;
};
const isDescriptor = path => Number.isInteger(path) && path >= 0;
const optionsOf = (options, defaults = {}) => ({ ...defaults, ...(typeof options === 'string' ? { encoding: options } : options) });
const callbackOf = args => {
  const callback = args.at(-1);
  checkFunction(callback, 'cb');
  return callback;
};
const bytesOf = (data, encoding) => {
  if (typeof data === 'string') return toBinary(Buffer.from(data, encoding ?? 'utf8'));
  if (ArrayBuffer.isView(data)) return toBinary(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  throw invalidArgType('data', 'of type string or an instance of Buffer, TypedArray, or DataView', data);
};
const decoded = (binary, encoding) => encoding && encoding !== 'buffer' ? fromBinary(binary).toString(encoding) : fromBinary(binary);

class Stats {
  constructor([size, mode, atimeMs, mtimeMs, birthtimeMs]) {
    Object.assign(this, { dev: 0, mode, nlink: 1, uid: 0, gid: 0, rdev: 0, blksize: 4096, ino: 0, size, blocks: Math.ceil(size / 512),
      atimeMs, mtimeMs, ctimeMs: mtimeMs, birthtimeMs });
  }
  get atime() { return new Date(this.atimeMs); }
  get mtime() { return new Date(this.mtimeMs); }
  get ctime() { return new Date(this.ctimeMs); }
  get birthtime() { return new Date(this.birthtimeMs); }
  isFile() { return (this.mode & 0xf000) === 0x8000; }
  isDirectory() { return (this.mode & 0xf000) === 0x4000; }
  isSymbolicLink() { return (this.mode & 0xf000) === 0xa000; }
  isBlockDevice() { return false; }
  isCharacterDevice() { return false; }
  isFIFO() { return false; }
  isSocket() { return false; }
}

class Dirent {
  #directory;
  constructor(name, path, directory) {
    this.name = name;
    this.path = path;
    this.parentPath = path;
    this.#directory = directory;
  }
  isDirectory() { return this.#directory; }
  isFile() { return !this.#directory; }
  isSymbolicLink() { return false; }
}

const entriesOf = (names, path, { withFileTypes }) => {
  const entries = [];
  for (let i = 0; i < names.length; i += 2) entries.push(withFileTypes ? new Dirent(names[i], path, names[i + 1]) : names[i]);
  return entries;
};

// ---- Operations of one call: what they are called, their arguments, and what their result means ----

const OPERATIONS = {
  open: (path, flags = 'r') => ({ syscall: 'open', path: pathOf(path), args: [pathOf(path), String(flags)] }),
  close: fd => ({ syscall: 'close', args: [fd] }),
  fstat: fd => ({ syscall: 'fstat', args: [fd], result: it => new Stats(it) }),
  stat: path => ({ syscall: 'stat', path: pathOf(path), args: [pathOf(path)], result: it => new Stats(it) }),
  lstat: path => ({ syscall: 'lstat', path: pathOf(path), args: [pathOf(path)], result: it => new Stats(it) }),
  access: (path, mode = 0) => ({ syscall: 'access', path: pathOf(path), args: [pathOf(path), mode] }),
  readdir: (path, options) => ({ syscall: 'scandir', path: pathOf(path), args: [pathOf(path)],
    result: it => entriesOf(it, pathOf(path), optionsOf(options)) }),
  mkdir: (path, options) => ({ syscall: 'mkdir', path: pathOf(path), args: [pathOf(path), optionsOf(options).recursive === true] }),
  mkdtemp: prefix => ({ syscall: 'mkdtemp', path: `${pathOf(prefix, 'prefix')}XXXXXX`, args: [pathOf(prefix, 'prefix')] }),
  rmdir: path => ({ syscall: 'rmdir', path: pathOf(path), args: [pathOf(path)] }),
  rm: (path, options) => ({ syscall: 'rm', path: pathOf(path),
    args: [pathOf(path), optionsOf(options).recursive === true, optionsOf(options).force === true] }),
  unlink: path => ({ syscall: 'unlink', path: pathOf(path), args: [pathOf(path)] }),
  rename: (from, to) => ({ syscall: 'rename', path: pathOf(from, 'oldPath'), dest: pathOf(to, 'newPath'), args: [pathOf(from, 'oldPath'), pathOf(to, 'newPath')] }),
  copyFile: (from, to) => ({ syscall: 'copyfile', path: pathOf(from, 'src'), dest: pathOf(to, 'dest'), args: [pathOf(from, 'src'), pathOf(to, 'dest')] }),
  realpath: path => ({ syscall: 'realpath', path: pathOf(path), args: [pathOf(path)] }),
  ftruncate: (fd, length = 0) => ({ syscall: 'ftruncate', args: [fd, length] })
};

// Begins an operation on a thread of the pool; `done` gets its error or result in the poll phase.
function start(operation, done) {
  const { syscall, path, dest, args, result = it => it ?? undefined } = operation;
  host.file(syscall, (value, failure) => {
    if (failure) done(systemError(failure, syscall, path, dest));
    else done(null, result(value));
  }, ...args);
}

function now({ syscall, path, dest, args, result = it => it ?? undefined }) {
  const [value, failure] = host.fileSync(syscall, ...args);
  if (failure) throw systemError(failure, syscall, path, dest);
  return result(value);
}

const read = (fd, length, position = -1) => ({ syscall: 'read', args: [fd, length, position] });
const write = (fd, binary, position = -1) => ({ syscall: 'write', args: [fd, binary, position] });

// ---- With callbacks ----

const fs = { constants, Stats, Dirent, F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1 };

const told = callback => (error, value) => {
  if (error) callback(error);
  else if (value === undefined) callback(null);
  else callback(null, value);
};

for (const [name, make] of Object.entries(OPERATIONS)) {
  fs[name] = (...args) => {
    const callback = callbackOf(args);
    start(make(...args.slice(0, -1)), told(callback));
  };
  fs[`${name}Sync`] = (...args) => now(make(...args));
}

fs.exists = (path, callback) => {
  checkFunction(callback, 'cb');
  start(OPERATIONS.access(path), error => callback(error === null));
};
fs.existsSync = path => {
  try {
    now(OPERATIONS.access(path));
    return true;
  } catch {
    return false;
  }
};

// Opens, asks for the size, reads until there is no more, closes: a round of the loop each.
fs.readFile = (path, options, callback) => {
  const done = callback ?? options;
  checkFunction(done, 'cb');
  const { encoding, flag } = optionsOf(callback === undefined ? undefined : options, { flag: 'r' });
  const own = !isDescriptor(path);
  const finish = (fd, error, binary) => {
    const tell = closing => {
      const failure = error ?? closing;
      if (failure) done(failure);
      else done(null, decoded(binary, encoding));
    };
    if (own) start(OPERATIONS.close(fd), tell);
    else tell(null);
  };
  const readOn = (fd, size, binary) => {
    const length = size === 0 ? READ_SIZE : Math.min(LARGEST_READ, size - binary.length);
    start(read(fd, length), (error, chunk) => {
      if (error) return finish(fd, error);
      const all = binary + chunk;
      return chunk === '' || all.length === size ? finish(fd, null, all) : readOn(fd, size, all);
    });
  };
  const opened = (error, fd) => {
    if (error) return done(error);
    return start(OPERATIONS.fstat(fd), (failure, stats) => failure ? finish(fd, failure) : readOn(fd, stats.isFile() ? stats.size : 0, ''));
  };
  if (own) start(OPERATIONS.open(path, flag), opened);
  else process.nextTick(opened, null, path);
};

const writeAll = (fd, binary, done) => {
  start(write(fd, binary), (error, count) => {
    if (error || count === binary.length) done(error);
    else writeAll(fd, binary.slice(count), done);
  });
};
const writer = defaultFlag => (path, data, options, callback) => {
  const done = callback ?? options;
  checkFunction(done, 'cb');
  const { encoding, flag } = optionsOf(callback === undefined ? undefined : options, { flag: defaultFlag });
  const binary = bytesOf(data, encoding);
  start(OPERATIONS.open(path, flag), (error, fd) => {
    if (error) return done(error);
    return writeAll(fd, binary, failure => start(OPERATIONS.close(fd), closing => {
      const reason = failure ?? closing;
      if (reason) done(reason);
      else done(null);
    }));
  });
};
fs.writeFile = writer('w');
fs.appendFile = writer('a');

fs.read = (fd, buffer, offset, length, position, callback) => {
  checkFunction(callback, 'cb');
  start(read(fd, length, position ?? -1), (error, binary) => {
    if (error) return callback(error);
    buffer.set(fromBinary(binary), offset);
    return callback(null, binary.length, buffer);
  });
};
fs.write = (fd, data, ...rest) => {
  const callback = callbackOf(rest);
  start(write(fd, bytesOf(data)), (error, count) => error ? callback(error) : callback(null, count, data));
};

// ---- Synchronously ----

fs.readFileSync = (path, options) => {
  const { encoding, flag } = optionsOf(options, { flag: 'r' });
  if (isDescriptor(path)) return decoded(files.readAllSync(path), encoding);
  const fd = now(OPERATIONS.open(path, flag));
  try {
    return decoded(files.readAllSync(fd), encoding);
  } finally {
    now(OPERATIONS.close(fd));
  }
};
const syncWriter = defaultFlag => (path, data, options) => {
  const { encoding, flag } = optionsOf(options, { flag: defaultFlag });
  const binary = bytesOf(data, encoding);
  const fd = isDescriptor(path) ? path : now(OPERATIONS.open(path, flag));
  try {
    now(write(fd, binary));
  } finally {
    if (!isDescriptor(path)) now(OPERATIONS.close(fd));
  }
};
fs.writeFileSync = syncWriter('w');
fs.appendFileSync = syncWriter('a');
fs.readSync = (fd, buffer, offset = 0, length = buffer.length - offset, position = -1) => {
  const binary = now(read(fd, length, position ?? -1));
  buffer.set(fromBinary(binary), offset);
  return binary.length;
};
fs.writeSync = (fd, data) => {
  if (fd === 1 || fd === 2) {
    host.write(fd, typeof data === 'string' ? data : Buffer.from(data).toString());
    return data.length;
  }
  return now(write(fd, bytesOf(data)));
};

// ---- With promises ----

const promised = operation => new Promise((resolve, reject) =>
  start(operation, (error, value) => error ? reject(error) : resolve(value)));

class FileHandle {
  #fd;
  constructor(fd) { this.#fd = fd; }
  get fd() { return this.#fd; }
  async stat() { return promised(OPERATIONS.fstat(this.#fd)); }
  async readFile(options) { return readHandle(this, optionsOf(options)); }
  async writeFile(data, options) { return writeHandle(this, bytesOf(data, optionsOf(options).encoding)); }
  async appendFile(data, options) { return this.writeFile(data, options); }
  async read(buffer = Buffer.alloc(16384), offset = 0, length = buffer.length - offset, position = -1) {
    const binary = await promised(read(this.#fd, length, position ?? -1));
    buffer.set(fromBinary(binary), offset);
    return { bytesRead: binary.length, buffer };
  }
  async write(data) { return { bytesWritten: await promised(write(this.#fd, bytesOf(data))), buffer: data }; }
  async truncate(length = 0) { return promised(OPERATIONS.ftruncate(this.#fd, length)); }
  async sync() {}
  close() {
    const fd = this.#fd;
    this.#fd = -1;
    return fd === -1 ? Promise.resolve() : promised(OPERATIONS.close(fd));
  }
}

async function readHandle(handle, { encoding, signal }) {
  if (signal?.aborted) throw new AbortError(undefined, { cause: signal.reason });
  const stats = await promised(OPERATIONS.fstat(handle.fd));
  const size = stats.isFile() ? stats.size : 0;
  let binary = '';
  for (;;) {
    if (signal?.aborted) throw new AbortError(undefined, { cause: signal.reason });
    const chunk = await promised(read(handle.fd, size > 0 ? Math.min(size - binary.length + 1, LARGEST_READ) : READ_SIZE));
    binary += chunk;
    if (chunk === '' || (size > 0 && binary.length === size)) return decoded(binary, encoding);
  }
}

async function writeHandle(handle, binary) {
  for (let left = binary; left !== '';) left = left.slice(await promised(write(handle.fd, left)));
}

// Opens a file, uses it, and closes it whatever comes of that.
async function withFile(path, flag, use) {
  const handle = new FileHandle(await promised(OPERATIONS.open(path, flag)));
  let result;
  try {
    result = await use(handle);
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return result;
}

const promises = { constants };
for (const [name, make] of Object.entries(OPERATIONS)) {
  if (!['open', 'close', 'fstat', 'ftruncate'].includes(name)) promises[name] = async (...args) => promised(make(...args));
}
promises.open = async (path, flags) => new FileHandle(await promised(OPERATIONS.open(path, flags)));
promises.readFile = async (path, options) => {
  const settings = optionsOf(options, { flag: 'r' });
  if (path instanceof FileHandle) return readHandle(path, settings);
  if (settings.signal?.aborted) throw new AbortError(undefined, { cause: settings.signal.reason });
  return withFile(path, settings.flag, handle => readHandle(handle, settings));
};
const promisedWriter = defaultFlag => async (path, data, options) => {
  const { encoding, flag } = optionsOf(options, { flag: defaultFlag });
  const binary = bytesOf(data, encoding);
  return path instanceof FileHandle ? writeHandle(path, binary) : withFile(path, flag, handle => writeHandle(handle, binary));
};
promises.writeFile = promisedWriter('w');
promises.appendFile = promisedWriter('a');
fs.promises = promises;

module.exports = fs;

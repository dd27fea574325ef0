// process: one program and its end.

const EventEmitter = internal('events');
const { checkFunction, invalidArgType } = internal('errors');

const FD = { stdout: 1, stderr: 2 };

class Process extends EventEmitter {}
Object.defineProperty(Process, 'name', { value: 'process' });
const process = new Process();

const list = array => Array.from({ length: array.length }, (_, i) => array[i]);
const start = host.nanos();

const integer = code => {
  if (code === undefined || code === null) return code;
  const number = typeof code === 'string' && code !== '' ? Number(code) : code;
  if (typeof number !== 'number') throw invalidArgType('code', 'of type number', code);
  if (!Number.isInteger(number)) throw internal('errors').outOfRange('code', 'an integer', code);
  return number;
};

let exitCode;
let exiting = false;

Object.assign(process, {
  title: 'frameloop-node',
  version: 'v20.20.2',
  versions: { node: '20.20.2', uv: '1.46.0', frameloop: '0.1.0' },
  arch: 'x64',
  platform: 'linux',
  release: { name: 'node' },
  argv: [],
  execArgv: [],
  execPath: 'node',
  env: {},
  pid: 1,
  ppid: 0,
  features: {},

  // What runs after the current callback, before promise jobs.
  nextTick(callback, ...args) {
    checkFunction(callback, 'callback');
    if (exiting) return;
    host.nextTick(args.length === 0 ? callback : () => callback(...args));
  },

  exit(code) {
    if (code !== undefined) process.exitCode = code;
    process.emitExit();
    host.exit(process.exitCode || 0);
  },
  reallyExit(code) { host.exit(code || 0); },
  abort() { host.exit(134); },
  kill() { throw notThere('process.kill'); },
  chdir() { throw notThere('process.chdir'); },

  hrtime: Object.assign(previous => {
    const nanos = host.nanos();
    const seconds = Math.floor(nanos / 1e9);
    const rest = nanos % 1e9;
    if (previous === undefined) return [seconds, rest];
    const [before, restBefore] = previous;
    return rest < restBefore ? [seconds - before - 1, rest - restBefore + 1e9] : [seconds - before, rest - restBefore];
  }, { bigint: () => BigInt(host.nanos()) }),
  uptime: () => (host.nanos() - start) / 1e9,
  cwd: () => host.directory(),
  memoryUsage: () => ({ rss: 0, heapTotal: 0, heapUsed: 0, external: 0, arrayBuffers: 0 }),
  cpuUsage: () => ({ user: 0, system: 0 }),
  umask: () => 0o22,

  emitWarning(warning, typeOrOptions, code) {
    const type = typeof typeOrOptions === 'object' ? typeOrOptions?.type : typeOrOptions;
    let error = warning;
    if (typeof warning === 'string') {
      error = new Error(warning);
      error.name = String(type ?? 'Warning');
      if (code ?? typeOrOptions?.code) error.code = code ?? typeOrOptions.code;
    }
    process.nextTick(() => {
      host.write(FD.stderr, `(node:${process.pid}) ${error.code ? `[${error.code}] ` : ''}${error.name}: ${error.message}\n`);
      process.emit('warning', error);
    });
  }
});

// The last event: nothing that it starts will run.
Object.defineProperty(process, 'emitExit', { value() {
  if (!exiting) {
    exiting = true;
    process.emit('exit', process.exitCode || 0);
  }
  return process.exitCode || 0;
} });
Object.defineProperty(process, 'currentExitCode', { value: () => process.exitCode || 0 });
Object.defineProperty(process, '_exiting', { get: () => exiting, set: value => { exiting = value; } });
Object.defineProperty(process, 'exitCode', {
  enumerable: true, configurable: true,
  get: () => exitCode,
  set: value => { exitCode = integer(value); }
});
Object.defineProperty(process, Symbol.toStringTag, { value: 'process', configurable: true });

const notThere = name => internal('errors').withCode(Error, 'ERR_FEATURE_UNAVAILABLE_ON_PLATFORM',
  `${name} is not part of this Node API, which exists to show the order of things`);

// Standard output and error: what is written is written at once.
class Output extends EventEmitter {
  constructor(fd) {
    super();
    this.fd = fd;
    this.isTTY = undefined;
    this.writable = true;
  }
  write(chunk, encoding, callback) {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) {
      throw invalidArgType('chunk', 'of type string or an instance of Buffer or Uint8Array', chunk);
    }
    const { Buffer } = internal('buffer');
    host.write(this.fd, typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
    const told = typeof encoding === 'function' ? encoding : callback;
    if (typeof told === 'function') process.nextTick(told, null);
    return true;
  }
  end(chunk, encoding, callback) {
    if (chunk !== undefined && typeof chunk !== 'function') this.write(chunk, encoding, callback);
    return this;
  }
}
process.stdout = new Output(FD.stdout);
process.stderr = new Output(FD.stderr);
Object.defineProperty(process, 'stdin', { get() { throw notThere('process.stdin'); }, configurable: true });

Object.defineProperty(process, 'setScript', { value(script) {
  process.argv = ['node', script, ...list(host.arguments())];
  process.argv0 = 'node';
} });

module.exports = process;

// console: values as Node shows them, on standard output and error.

const { format, inspect } = internal('inspect');

const OUT = 1;
const ERR = 2;
let indentation = '';
const counts = new Map();
const timers = new Map();

const print = (fd, text) => {
  host.write(fd, `${indentation === '' ? text : indentation + text.replaceAll('\n', `\n${indentation}`)}\n`);
};
const out = (...args) => print(OUT, format(...args));
const err = (...args) => print(ERR, format(...args));

const duration = label => {
  const since = timers.get(label);
  if (since === undefined) return undefined;
  const ms = (host.nanos() - since) / 1e6;
  return ms >= 1000 ? `${(ms / 1000).toFixed(3)}s` : `${Number(ms.toFixed(3))}ms`;
};

const console = {
  log(...args) { out(...args); },
  info(...args) { out(...args); },
  debug(...args) { out(...args); },
  error(...args) { err(...args); },
  warn(...args) { err(...args); },
  trace(...args) {
    const error = { name: 'Trace', message: format(...args) };
    Error.captureStackTrace(error, console.trace);
    err(error.stack);
  },
  dir(value, options) { print(OUT, inspect(value, { customInspect: false, ...options })); },
  assert(condition, ...args) {
    if (condition) return;
    if (typeof args[0] === 'string') err(`Assertion failed: ${args[0]}`, ...args.slice(1));
    else err('Assertion failed', ...args);
  },
  group(...args) {
    if (args.length > 0) out(...args);
    indentation += '  ';
  },
  groupEnd() { indentation = indentation.slice(2); },
  count(label = 'default') {
    counts.set(label, (counts.get(label) ?? 0) + 1);
    out(`${label}: ${counts.get(label)}`);
  },
  countReset(label = 'default') { counts.delete(label); },
  time(label = 'default') { timers.set(label, host.nanos()); },
  timeLog(label = 'default', ...args) { out(`${label}: ${duration(label)}`, ...args); },
  timeEnd(label = 'default') {
    const text = duration(label);
    if (text !== undefined) out(`${label}: ${text}`);
    timers.delete(label);
  },
  table(value) { out(value); }
};
console.groupCollapsed = console.group;

module.exports = console;

// The modules that programs can ask for, and what is said of all others.

const { withCode } = internal('errors');

const BUILTINS = {
  assert: () => internal('assert').assert,
  'assert/strict': () => internal('assert').assert.strict,
  buffer: () => ({ Buffer: internal('buffer').Buffer }),
  console: () => internal('console'),
  events: () => internal('events'),
  fs: () => internal('fs'),
  'fs/promises': () => internal('fs').promises,
  module: () => internal('cjs').Module,
  net: () => internal('net'),
  path: () => internal('path'),
  'path/posix': () => internal('path'),
  perf_hooks: () => internal('perf_hooks'),
  process: () => internal('process'),
  stream: () => internal('stream'),
  timers: () => internal('timers'),
  'timers/promises': () => internal('timers').promises,
  url: () => internal('url'),
  util: () => internal('util')
};
const NOT_HERE = new Set(('async_hooks child_process cluster crypto constants dgram diagnostics_channel dns dns/promises domain http http2 https '
  + 'inspector inspector/promises os punycode querystring readline readline/promises repl stream/consumers stream/promises stream/web '
  + 'string_decoder sys test tls trace_events tty util/types v8 vm wasi worker_threads zlib').split(' '));

const names = Object.keys(BUILTINS);
const plain = name => name.startsWith('node:') ? name.slice(5) : name;
const has = name => Object.hasOwn(BUILTINS, plain(name));

const get = name => BUILTINS[plain(name)]();

// The error for a name that is no module here, or undefined for one that may be in a folder of modules.
const refusal = name => {
  if (NOT_HERE.has(plain(name)) || name.startsWith('node:')) {
    return withCode(Error, NOT_HERE.has(plain(name)) ? 'ERR_FEATURE_UNAVAILABLE_ON_PLATFORM' : 'ERR_UNKNOWN_BUILTIN_MODULE',
      `No such built-in module: ${name}. This Node API exists to show the order of things; it has ${names.join(', ')}`);
  }
  return undefined;
};

module.exports = { names, plain, has, get, refusal };

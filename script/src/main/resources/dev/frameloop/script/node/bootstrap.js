// Puts Node's API together. The text is an expression; its value takes the loader of our other scripts and the functions of the host,
// and gives the functions that Java calls.
(function bootstrap(load, host) {
  'use strict';

  for (const name of ['load', 'loadWithNewGlobal', 'print', 'printErr', 'arguments']) delete globalThis[name];

  const loaded = new Map();
  // One of our own scripts, by its name.
  const internal = name => {
    let module = loaded.get(name);
    if (module === undefined) {
      module = { exports: {} };
      loaded.set(name, module);
      load(name)(internal, host, module.exports, module);
    }
    return module.exports;
  };

  const hidden = (name, value) =>
    Object.defineProperty(globalThis, name, { value, writable: true, enumerable: false, configurable: true });
  const visible = (name, value) =>
    Object.defineProperty(globalThis, name, { value, writable: true, enumerable: true, configurable: true });

  const process = internal('process');
  const timers = internal('timers');
  hidden('process', process);
  hidden('global', globalThis);
  hidden('Buffer', internal('buffer').Buffer);
  hidden('console', internal('console'));
  for (const name of ['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate']) {
    visible(name, timers[name]);
  }
  visible('queueMicrotask', timers.queueMicrotask);
  visible('structuredClone', internal('clone').structuredClone);
  visible('performance', internal('perf_hooks').performance);
  for (const name of ['AbortController', 'AbortSignal', 'Event', 'EventTarget']) hidden(name, internal('event_target')[name]);
  for (const name of ['TextEncoder', 'TextDecoder']) hidden(name, internal('util')[name]);

  const rejections = internal('rejections');
  const esm = internal('esm');
  return {
    runMain: internal('main').runMain,
    uncaught: internal('uncaught').uncaught,
    fatal: internal('uncaught').fatal,
    exitCode: process.currentExitCode,
    beforeExit: () => process.emit('beforeExit', process.exitCode || 0),
    exit: () => process.emitExit(),
    promiseRejected: rejections.promiseRejected,
    promiseHandled: rejections.promiseHandled,
    processPromiseRejections: rejections.processPromiseRejections,
    importDynamically: esm.importDynamically,
    initializeImportMeta: esm.initializeImportMeta
  };
})

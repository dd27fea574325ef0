// Promises that are rejected and that nobody handles: told once ticks and microtasks have run.

const process = internal('process');
const { isError } = internal('inspect');
const { withCode } = internal('errors');

const pending = new Map();
const told = new WeakMap();
const handledLate = [];
let lastId = 0;

exports.promiseRejected = (promise, reason) => {
  pending.set(promise, { reason, id: ++lastId, warned: false });
  host.rejectionToWarn();
};

exports.promiseHandled = promise => {
  if (pending.delete(promise)) return;
  const rejection = told.get(promise);
  if (rejection !== undefined) {
    told.delete(promise);
    if (rejection.warned) {
      handledLate.push([promise, rejection]);
      host.rejectionToWarn();
    }
  }
};

const shown = reason => {
  try {
    return typeof reason === 'object' && reason !== null && reason.toString === Object.prototype.toString
      ? `#<${reason.constructor?.name ?? 'Object'}>` : String(reason);
  } catch {
    return '[object]';
  }
};

const errorOf = reason => {
  if (isError(reason) || (typeof reason === 'object' && reason !== null && Object.hasOwn(reason, 'stack'))) return reason;
  const error = withCode(Error, 'ERR_UNHANDLED_REJECTION', 'This error originated either by throwing inside of an async function '
    + 'without a catch block, or by rejecting a promise which was not handled with .catch(). The promise rejected with the reason '
    + `"${shown(reason)}".`);
  Object.defineProperty(error, 'name', { value: 'UnhandledPromiseRejection', configurable: true, writable: true });
  error.stack = `UnhandledPromiseRejection: ${error.message}`;
  return error;
};

exports.processPromiseRejections = () => {
  let maybeMore = handledLate.length > 0;
  while (handledLate.length > 0) {
    const [promise, { id }] = handledLate.shift();
    if (!process.emit('rejectionHandled', promise)) {
      process.emitWarning(`Promise rejection was handled asynchronously (rejection id: ${id})`, 'PromiseRejectionHandledWarning');
    }
  }
  const now = [...pending];
  for (const [promise, rejection] of now) {
    if (!pending.delete(promise)) continue;
    told.set(promise, rejection);
    rejection.warned = true;
    if (!process.emit('unhandledRejection', rejection.reason, promise)) {
      host.triggerUncaught(errorOf(rejection.reason), true);
    }
    maybeMore = true;
  }
  return maybeMore || pending.size > 0;
};

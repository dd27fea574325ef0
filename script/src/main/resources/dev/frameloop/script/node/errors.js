// Errors with codes, as Node's API throws them, and errors of the system.

const inspect = value => internal('inspect').inspect(value);

// Error classes whose name shows the code in the stack, but not in `name`.
function withCode(Base, code, message) {
  const error = new Base(message);
  Object.defineProperty(error, 'name', { value: `${Base.name} [${code}]`, enumerable: false, writable: true, configurable: true });
  Error.captureStackTrace?.(error);
  const stack = error.stack;
  delete error.name;
  Object.defineProperty(error, 'stack', {
    value: stack.startsWith(`${Base.name} [`) ? stack : stack.replace(Base.name, `${Base.name} [${code}]`),
    enumerable: false, writable: true, configurable: true
  });
  error.code = code;
  return error;
}

const received = value => {
  if (value == null) return ` Received ${value}`;
  if (typeof value === 'function') return ` Received function ${value.name}`;
  if (typeof value === 'object') {
    return value.constructor?.name ? ` Received an instance of ${value.constructor.name}` : ` Received ${inspect(value)}`;
  }
  let shown = inspect(value);
  if (shown.length > 28) shown = `${shown.slice(0, 25)}...`;
  return ` Received type ${typeof value} (${shown})`;
};

const invalidArgType = (name, expected, value) => withCode(TypeError, 'ERR_INVALID_ARG_TYPE',
  `The ${name.includes('.') ? 'property' : name.endsWith(' argument') ? name : `"${name}" argument`} must be ${expected}.${received(value)}`);
const invalidArgValue = (name, value, reason = 'is invalid') => withCode(TypeError, 'ERR_INVALID_ARG_VALUE',
  `The argument '${name}' ${reason}. Received ${inspect(value)}`);
const outOfRange = (name, range, value) => withCode(RangeError, 'ERR_OUT_OF_RANGE',
  `The value of "${name}" is out of range. It must be ${range}. Received ${inspect(value)}`);

const checkFunction = (value, name) => {
  if (typeof value !== 'function') throw invalidArgType(name, 'of type function', value);
};

// The error of a call of the system, from the host's [code, number, message].
function systemError([code, number, message], syscall, path, dest) {
  const text = code.startsWith('ERR_') ? message
    : `${code}: ${message}, ${syscall}${path === undefined ? '' : ` '${path}'`}${dest === undefined ? '' : ` -> '${dest}'`}`;
  const error = new Error(text);
  error.errno = number;
  error.code = code;
  error.syscall = syscall;
  if (path !== undefined) error.path = path;
  if (dest !== undefined) error.dest = dest;
  return error;
}

// The error of a call for an address.
function addressError([code, number], syscall, address, port) {
  const error = new Error(`${syscall} ${code} ${address}${port > 0 ? `:${port}` : ''}`);
  error.errno = number;
  error.code = code;
  error.syscall = syscall;
  error.address = address;
  if (port > 0) error.port = port;
  return error;
}

class AbortError extends Error {
  constructor(message = 'The operation was aborted', options = undefined) {
    super(message, options);
    this.code = 'ABORT_ERR';
    this.name = 'AbortError';
  }
}

module.exports = { withCode, invalidArgType, invalidArgValue, outOfRange, checkFunction, systemError, addressError, AbortError };

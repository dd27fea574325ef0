// assert: what must hold.

const { inspect } = internal('inspect');

class AssertionError extends Error {
  constructor({ message, actual, expected, operator, generated = message === undefined }) {
    super(message ?? `${inspect(actual)} ${operator} ${inspect(expected)}`);
    this.generatedMessage = generated;
    this.code = 'ERR_ASSERTION';
    this.actual = actual;
    this.expected = expected;
    this.operator = operator;
    Object.defineProperty(this, 'name', { value: 'AssertionError', configurable: true, writable: true });
  }
}

function isDeepEqual(a, b, strict, seen = new Map()) {
  if (Object.is(a, b) || (!strict && (a == b || (a !== a && b !== b)))) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (seen.get(a) === b) return true;
  seen.set(a, b);
  if (strict && Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (Array.isArray(a) !== Array.isArray(b) || Object.prototype.toString.call(a) !== Object.prototype.toString.call(b)) return false;
  const same = (x, y) => isDeepEqual(x, y, strict, seen);
  if (a instanceof Date) return a.getTime() === b.getTime();
  if (a instanceof RegExp) return String(a) === String(b);
  if (a instanceof Error && (a.message !== b.message || a.name !== b.name)) return false;
  if (a instanceof Map) {
    return a.size === b.size && [...a].every(([key, value]) => b.has(key) ? same(value, b.get(key))
      : typeof key === 'object' && [...b].some(([other, it]) => same(key, other) && same(value, it)));
  }
  if (a instanceof Set) {
    return a.size === b.size && [...a].every(value => b.has(value) || [...b].some(other => typeof other === 'object' && same(value, other)));
  }
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && same(a[key], b[key]));
}

const fail = (actual, expected, operator, message, standard) => {
  if (message instanceof Error) throw message;
  throw new AssertionError({ message: message ?? standard, actual, expected, operator, generated: message === undefined });
};

const both = (title, actual, expected) => `${title}\n\n${inspect(actual)} !== ${inspect(expected)}\n`;

// Whether an error is what was expected: a class, a pattern, an object of properties, or what a function says.
function checkError(error, expected, operator) {
  if (expected === undefined || typeof expected === 'string') return;
  if (expected instanceof RegExp) {
    if (!expected.test(String(error))) fail(error, expected, operator, undefined, `The input did not match the regular expression ${inspect(expected)}. Input:\n\n${inspect(String(error))}\n`);
  } else if (typeof expected === 'function') {
    if (expected.prototype !== undefined && error instanceof expected) return;
    if (Error.isPrototypeOf(expected)) throw error;
    if (expected.call({}, error) !== true) fail(error, expected, operator, undefined, 'The validation function is expected to return "true".');
  } else {
    for (const key of Object.keys(expected)) {
      const matches = expected[key] instanceof RegExp && typeof error[key] === 'string' ? expected[key].test(error[key])
        : isDeepEqual(error[key], expected[key], true);
      if (!matches) fail(error, expected, operator, undefined, both('Expected values to be strictly deep-equal:', error[key], expected[key]));
    }
  }
}

function assert(value, message) {
  if (!value) fail(value, true, '==', message, 'The expression evaluated to a falsy value');
}
Object.assign(assert, {
  AssertionError,
  ok: (value, message) => assert(value, message),
  fail: (message = 'Failed') => fail(undefined, undefined, 'fail', message),
  equal(a, b, message) { if (!(a == b || (a !== a && b !== b))) fail(a, b, '==', message, `${inspect(a)} == ${inspect(b)}`); },
  notEqual(a, b, message) { if (a == b) fail(a, b, '!=', message, `${inspect(a)} != ${inspect(b)}`); },
  strictEqual(a, b, message) { if (!Object.is(a, b)) fail(a, b, 'strictEqual', message, both('Expected values to be strictly equal:', a, b)); },
  notStrictEqual(a, b, message) {
    if (Object.is(a, b)) fail(a, b, 'notStrictEqual', message, `Expected "actual" to be strictly unequal to: ${inspect(b)}`);
  },
  deepEqual(a, b, message) { if (!isDeepEqual(a, b, false)) fail(a, b, 'deepEqual', message, both('Expected values to be loosely deep-equal:', a, b)); },
  deepStrictEqual(a, b, message) {
    if (!isDeepEqual(a, b, true)) fail(a, b, 'deepStrictEqual', message, both('Expected values to be strictly deep-equal:', a, b));
  },
  notDeepEqual(a, b, message) { if (isDeepEqual(a, b, false)) fail(a, b, 'notDeepEqual', message); },
  notDeepStrictEqual(a, b, message) { if (isDeepEqual(a, b, true)) fail(a, b, 'notDeepStrictEqual', message); },
  match(text, pattern, message) {
    if (!pattern.test(text)) fail(text, pattern, 'match', message, `The input did not match the regular expression ${inspect(pattern)}. Input:\n\n${inspect(text)}\n`);
  },
  doesNotMatch(text, pattern, message) { if (pattern.test(text)) fail(text, pattern, 'doesNotMatch', message); },
  throws(f, expected, message) {
    let thrown;
    try {
      f();
    } catch (error) {
      thrown = { error };
    }
    if (thrown === undefined) fail(undefined, expected, 'throws', typeof expected === 'string' ? expected : message, 'Missing expected exception.');
    checkError(thrown.error, expected, 'throws');
  },
  doesNotThrow(f) { f(); },
  async rejects(promise, expected, message) {
    let thrown;
    try {
      await (typeof promise === 'function' ? promise() : promise);
    } catch (error) {
      thrown = { error };
    }
    if (thrown === undefined) fail(undefined, expected, 'rejects', typeof expected === 'string' ? expected : message, 'Missing expected rejection.');
    checkError(thrown.error, expected, 'rejects');
  },
  async doesNotReject(promise) { await (typeof promise === 'function' ? promise() : promise); },
  ifError(value) { if (value !== null && value !== undefined) throw value; }
});
assert.strict = Object.assign((...args) => assert(...args), assert, {
  equal: assert.strictEqual, notEqual: assert.notStrictEqual, deepEqual: assert.deepStrictEqual, notDeepEqual: assert.notDeepStrictEqual
});
assert.strict.strict = assert.strict;

module.exports = { assert, isDeepEqual };

const assert = require('assert');
assert(true);
assert.strictEqual(1, 1);
assert.deepStrictEqual({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] });
assert.throws(() => { throw new TypeError('bad'); }, TypeError);
assert.throws(() => { throw new Error('bad'); }, /bad/);
for (const f of [() => assert.strictEqual(1, 2), () => assert.equal(1, 2), () => assert.ok(0, 'said'), () => assert.fail('failed'),
  () => assert.throws(() => {}), () => assert.notStrictEqual(1, 1)]) {
  try { f(); } catch (e) { console.log(e.name, e.code, e.message); }
}
assert.rejects(Promise.reject(new Error('r')), /r/).then(() => console.log('rejects'));
assert.rejects(Promise.resolve(1)).catch(e => console.log(e.message));

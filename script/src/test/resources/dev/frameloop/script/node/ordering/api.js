const EventEmitter = require('events');
class Foo extends EventEmitter { constructor() { super(); this.n = 1; } }
function Old() { EventEmitter.call(this); }
require('util').inherits(Old, EventEmitter);
const o = new Old(); o.on('x', v => console.log('old', v)); o.emit('x', 1);
const f = new Foo(); console.log(f instanceof EventEmitter, f.n, f instanceof Foo, o instanceof EventEmitter);
console.log(typeof EventEmitter.once, EventEmitter.EventEmitter === EventEmitter, EventEmitter.defaultMaxListeners);
const { performance } = require('perf_hooks'); console.log(typeof performance.now());
const t = setTimeout(() => {}, 1); console.log(typeof t, typeof t[Symbol.toPrimitive](), t.constructor.name);
console.log(require('path').join('a', '..', 'b', './c'), require('path').resolve('/a', 'b', '../c'), require('path').parse('/x/y.tar.gz'));
console.log(typeof structuredClone({ a: new Date(0) }).a.getTime, structuredClone(new Map([[1, { b: 2 }]])));
console.log(require('url').fileURLToPath('file:///a/b%20c'), require('node:fs') === require('fs'));
process.stdout.write(`${process.uptime() >= 0}\n`);
process.on('warning', w => console.log(w.name, w.message));
process.emitWarning('careful', 'CustomWarning');
setTimeout(() => console.log('overflow'), 2 ** 31);
try { null.x; } catch (e) { console.log(e.name); }
process.once('exit', c => console.log('bye', c));
const ac = new AbortController(); ac.signal.onabort = e => console.log('onabort', e.type, ac.signal.aborted); ac.abort();
console.log(ac.signal.reason.name, ac.signal.reason.message);
async function main() { try { await Promise.reject(new RangeError('r')); } catch (e) { console.log(e.name); } finally { console.log('finally'); } }
main().then(() => console.log('then'));
console.log([..."héllo"].length, 'ab'.padEnd(5, '*'), new Intl.NumberFormat('en-US').format(12345.678), (1234.5).toLocaleString());
console.log(Object.prototype.toString.call(process), typeof global.setTimeout, this === module.exports, require.main === module);
label: for (const x of [1, 2]) { for (const y of [1, 2]) { if (y === 2) continue label; console.log(x, y); } }
console.log(new Date(2020, 0, 1).getFullYear(), typeof Date.now(), /(?<y>\d{4})/u.exec('in 2024').groups.y);

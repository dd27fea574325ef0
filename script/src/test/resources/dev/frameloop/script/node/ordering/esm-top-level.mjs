// In a module's body promise jobs come before ticks: it is itself run by a promise job.
process.nextTick(() => console.log('tick'));
Promise.resolve().then(() => console.log('promise'));
queueMicrotask(() => console.log('microtask'));
setImmediate(() => console.log('immediate'));
setTimeout(() => console.log('timeout'), 20);
console.log('module');

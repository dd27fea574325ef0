// Ticks come before promise jobs after the main script.
Promise.resolve().then(() => console.log('promise 1')).then(() => console.log('promise 2'));
queueMicrotask(() => console.log('microtask'));
process.nextTick(() => console.log('tick 1'));
process.nextTick((a, b) => console.log('tick 2', a, b), 'x', 'y');
console.log('main');

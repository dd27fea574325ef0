process.on('uncaughtException', error => console.log('uncaught', error.message));
process.nextTick(() => { throw new Error('tick 1'); });
process.nextTick(() => console.log('tick 2'));
Promise.resolve().then(() => console.log('promise'));
setImmediate(() => console.log('immediate'));
console.log('main');

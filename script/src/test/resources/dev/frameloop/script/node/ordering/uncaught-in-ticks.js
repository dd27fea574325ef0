process.on('uncaughtException', error => console.log('uncaught', error.message));
setTimeout(() => {
  setImmediate(() => console.log('immediate'));
  process.nextTick(() => { throw new Error('tick 1'); });
  process.nextTick(() => console.log('tick 2'));
  process.nextTick(() => { throw new Error('tick 3'); });
  process.nextTick(() => console.log('tick 4'));
  Promise.resolve().then(() => console.log('promise'));
}, 5);

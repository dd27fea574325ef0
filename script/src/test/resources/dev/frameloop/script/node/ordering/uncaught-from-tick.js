// Whether ticks and promise jobs run after an exception that a listener dealt with, or wait for the next callback.
process.on('uncaughtException', error => console.log('uncaught', error.message));
const go = () => {
  setImmediate(() => console.log('immediate'));
  process.nextTick(() => console.log('tick'));
  Promise.resolve().then(() => console.log('promise'));
  throw new Error('from nextTick');
};
process.nextTick(go);

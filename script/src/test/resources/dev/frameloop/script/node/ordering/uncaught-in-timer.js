// After an exception that a listener deals with, the timers that are left of the list run.
process.on('uncaughtException', (error, origin) => console.log('uncaught', error.message, origin));
process.on('exit', code => console.log('exit', code));
setTimeout(() => {
  console.log('timer 1');
  process.nextTick(() => console.log('tick of 1'));
  throw new Error('in timer 1');
}, 5);
setTimeout(() => console.log('timer 2'), 5);
setTimeout(() => console.log('timer 3'), 30);

process.on('uncaughtException', error => console.log('uncaught', error.message));
setImmediate(() => { process.nextTick(() => console.log('tick 1')); throw new Error('immediate 1'); });
setImmediate(() => console.log('immediate 2'));
setImmediate(() => { throw new Error('immediate 3'); });
setImmediate(() => console.log('immediate 4'));

process.on('uncaughtException', (error, origin) => console.log('uncaught', error.message, origin));
queueMicrotask(() => { throw new Error('microtask'); });
queueMicrotask(() => console.log('next microtask'));
process.nextTick(() => console.log('tick'));

process.on('uncaughtException', error => console.log('uncaught', error.message));
process.nextTick(() => console.log('tick'));
Promise.resolve().then(() => console.log('promise'));
setTimeout(() => console.log('timeout'), 1);
throw new Error('main');

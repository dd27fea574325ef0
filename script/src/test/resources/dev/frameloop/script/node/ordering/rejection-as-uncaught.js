process.on('uncaughtException', (error, origin) => console.log(origin, error.code ?? error.message));
Promise.reject(new Error('an error'));
Promise.reject(42);
setTimeout(() => console.log('alive'), 1);

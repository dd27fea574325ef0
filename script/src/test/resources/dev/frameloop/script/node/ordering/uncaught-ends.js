// Without a listener the program ends with code 1, after 'exit'.
process.on('exit', code => console.log('exit', code));
process.on('uncaughtExceptionMonitor', (error, origin) => console.log('monitor', error.message, origin));
setImmediate(() => console.log('must not run'));
setTimeout(() => console.log('must not run'), 1);
process.nextTick(() => { throw new TypeError('nobody catches this'); });

process.on('exit', code => console.log('exit', code));
setTimeout(() => console.log('must not run'), 1);
Promise.reject(new Error('nobody handles this'));
process.nextTick(() => console.log('tick'));
Promise.resolve().then(() => console.log('job'));

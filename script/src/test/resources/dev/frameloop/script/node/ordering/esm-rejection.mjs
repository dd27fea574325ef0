process.on('exit', code => console.log('exit', code));
process.nextTick(() => console.log('tick'));
console.log('module');
await Promise.resolve();
throw new Error('top level');

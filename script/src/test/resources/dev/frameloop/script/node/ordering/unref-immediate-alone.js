setImmediate(() => console.log('must not run')).unref();
process.on('exit', () => console.log('exit'));

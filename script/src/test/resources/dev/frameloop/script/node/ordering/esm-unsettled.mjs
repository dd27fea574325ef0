process.on('exit', code => console.log('exit', code, process.exitCode));
console.log('waits for ever');
await new Promise(() => {});
console.log('must not run');

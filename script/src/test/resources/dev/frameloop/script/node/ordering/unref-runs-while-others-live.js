setTimeout(() => console.log('unref 5'), 5).unref();
setTimeout(() => console.log('ref 40'), 40);
setTimeout(() => console.log('must not run'), 4000).unref();
const i = setImmediate(() => process.stdout.write(''));
i.unref();
console.log(i.hasRef());

// What is not referenced does not keep the loop alive.
setTimeout(() => console.log('must not run'), 5000).unref();
setInterval(() => console.log('must not run either'), 4000).unref();
const t = setTimeout(() => console.log('timeout'), 10);
console.log(t.hasRef(), t.unref().hasRef(), t.ref().hasRef());
process.on('exit', code => console.log('exit', code));

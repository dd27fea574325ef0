process.on('exit', code => console.log('exit', code));
setTimeout(() => console.log('must not run'), 5);
Promise.resolve().then(() => {
  console.log('job');
  process.exit();
  console.log('must not run');
}).finally(() => console.log('finally must not run'));

process.on('exit', code => {
  console.log('exit', code);
  process.nextTick(() => console.log('tick must not run'));
  Promise.resolve().then(() => console.log('promise must not run'));
  setTimeout(() => console.log('timeout must not run'));
  process.exitCode = 9;
});
process.exitCode = 4;

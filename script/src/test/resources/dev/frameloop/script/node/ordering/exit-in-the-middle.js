process.on('exit', code => console.log('exit', code, process.exitCode));
process.nextTick(() => console.log('tick must not run'));
setImmediate(() => console.log('immediate must not run'));
try {
  console.log('before');
  process.exit(3);
} finally {
  console.log('finally must not run');
}

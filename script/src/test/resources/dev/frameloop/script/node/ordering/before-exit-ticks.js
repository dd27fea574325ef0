let once = true;
process.on('beforeExit', () => {
  console.log('beforeExit');
  process.nextTick(() => console.log('tick'));
  Promise.resolve().then(() => console.log('promise'));
  if (once) setImmediate(() => console.log('immediate'));
  once = false;
});

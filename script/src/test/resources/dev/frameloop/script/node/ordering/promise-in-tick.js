// A promise job that a tick asks for waits until no tick is left.
process.nextTick(() => {
  console.log('tick 1');
  Promise.resolve().then(() => console.log('job of tick 1'));
  process.nextTick(() => console.log('tick of tick 1'));
});
process.nextTick(() => console.log('tick 2'));

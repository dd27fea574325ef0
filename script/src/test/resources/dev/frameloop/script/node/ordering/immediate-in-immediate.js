// An immediate that an immediate sets runs in the next check phase.
setImmediate(() => {
  console.log('immediate 1');
  setImmediate(() => console.log('nested immediate'));
  process.nextTick(() => console.log('tick 1'));
  Promise.resolve().then(() => console.log('promise 1'));
});
setImmediate(() => {
  console.log('immediate 2');
  process.nextTick(() => console.log('tick 2'));
});
setImmediate(() => console.log('immediate 3'));

let n = 0;
function again() {
  console.log('tick', n);
  if (++n < 5) process.nextTick(again);
}
process.nextTick(again);
process.nextTick(() => console.log('between'));
setImmediate(() => console.log('immediate'));
Promise.resolve().then(() => console.log('promise'));

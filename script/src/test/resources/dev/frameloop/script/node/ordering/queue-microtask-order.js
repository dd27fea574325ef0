queueMicrotask(() => {
  console.log('m1');
  queueMicrotask(() => console.log('m3'));
  process.nextTick(() => console.log('t1'));
});
Promise.resolve().then(() => console.log('m2'));
setTimeout(() => {
  console.log('timer');
  queueMicrotask(() => console.log('m4'));
  process.nextTick(() => console.log('t2'));
}, 1);

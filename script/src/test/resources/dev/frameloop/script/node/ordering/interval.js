let n = 0;
const interval = setInterval((name) => {
  console.log(name, ++n);
  process.nextTick(() => console.log('tick', n));
  if (n === 3) clearInterval(interval);
}, 5, 'interval');

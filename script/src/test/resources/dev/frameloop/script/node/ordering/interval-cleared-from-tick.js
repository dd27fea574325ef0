let n = 0;
const interval = setInterval(() => {
  n++;
  console.log('interval', n);
  process.nextTick(() => {
    if (n === 2) clearInterval(interval);
    console.log('tick', n);
  });
}, 3);

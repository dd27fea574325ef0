// An interval goes to the end of its list each time.
let n = 0;
const interval = setInterval(() => {
  console.log('interval', ++n);
  if (n === 1) setTimeout(() => console.log('timeout of interval'), 20);
  if (n === 3) clearInterval(interval);
}, 20);
setTimeout(() => console.log('timeout'), 20);

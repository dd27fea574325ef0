const timers = require('timers/promises');
(async () => {
  console.log(await timers.setTimeout(10, 'timeout'));
  console.log(await timers.setImmediate('immediate'));
  let n = 0;
  for await (const v of timers.setInterval(5, 'interval')) {
    console.log(v, ++n);
    if (n === 3) break;
  }
  await timers.scheduler.wait(5);
  console.log('end');
})();
setTimeout(() => console.log('5'), 5);

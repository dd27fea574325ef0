const log = [];
process.nextTick(() => {
  log.push('t1');
  Promise.resolve().then(() => {
    log.push('p1');
    process.nextTick(() => {
      log.push('t2');
      Promise.resolve().then(() => log.push('p2'));
      process.nextTick(() => log.push('t3'));
    });
    Promise.resolve().then(() => log.push('p3'));
  });
});
Promise.resolve().then(() => log.push('p0'));
setImmediate(() => console.log(log.join(' ')));

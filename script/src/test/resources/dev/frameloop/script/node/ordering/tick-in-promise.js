// A tick that a promise job asks for waits until no promise job is left.
Promise.resolve().then(() => {
  console.log('job 1');
  process.nextTick(() => console.log('tick of job 1'));
}).then(() => console.log('job 2')).then(() => console.log('job 3'));

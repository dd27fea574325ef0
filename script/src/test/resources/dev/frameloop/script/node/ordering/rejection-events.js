// Rejections are looked at once ticks and microtasks have run.
process.on('unhandledRejection', (reason, promise) => {
  console.log('unhandledRejection', reason, promise instanceof Promise);
  process.nextTick(() => console.log('tick of the event', reason));
});
process.on('rejectionHandled', () => console.log('rejectionHandled'));
const late = Promise.reject('late');
const soon = Promise.reject('soon');
process.nextTick(() => soon.catch(() => console.log('caught in a tick')));
Promise.reject('job').catch(() => console.log('caught at once'));
setImmediate(() => {
  console.log('immediate');
  late.catch(() => console.log('caught too late'));
});
Promise.resolve().then(() => console.log('job')).then(() => { throw 'thrown in a job'; });

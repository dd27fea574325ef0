const { EventEmitter, once } = require('events');
const e = new EventEmitter();
(async () => {
  process.nextTick(() => e.emit('ready', 1, 2));
  console.log(await once(e, 'ready'));
  setImmediate(() => e.emit('error', new Error('failed')));
  await once(e, 'never').catch(error => console.log(error.message));
  console.log(e.eventNames());
})();

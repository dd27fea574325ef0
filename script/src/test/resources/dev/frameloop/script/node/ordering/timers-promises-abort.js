const { setTimeout: wait } = require('timers/promises');
const controller = new AbortController();
wait(1000, 'x', { signal: controller.signal }).catch(e => console.log(e.name, e.code, e.message));
setTimeout(() => {
  controller.signal.addEventListener('abort', () => console.log('abort event'));
  controller.abort();
  console.log('aborted');
}, 5);
wait(1, 'y', { signal: AbortSignal.abort() }).catch(e => console.log('at once', e.name));

const EventEmitter = require('events');
const e = new EventEmitter();
e.on('newListener', (name, f) => console.log('newListener', name, typeof f));
e.on('x', () => console.log('first'));
e.once('x', () => console.log('once'));
e.prependListener('x', () => console.log('prepended'));
e.on('x', function adder() {
  console.log('adder');
  e.off('x', adder);
  e.on('x', () => console.log('added while emitting'));
});
process.nextTick(() => console.log('tick'));
console.log(e.emit('x', 1), e.listenerCount('x'));
console.log(e.emit('x'), e.emit('y'), e.eventNames());
try { e.emit('error', new Error('boom')); } catch (error) { console.log(error.message); }
try { e.emit('error', 'text'); } catch (error) { console.log(error.code, error.message); }

const target = new EventTarget();
target.addEventListener('x', event => { console.log('a', event.type); process.nextTick(() => console.log('tick')); });
target.addEventListener('x', () => { Promise.resolve().then(() => console.log('job')); console.log('b'); }, { once: true });
target.dispatchEvent(new Event('x'));
console.log('between');
target.dispatchEvent(new Event('x'));

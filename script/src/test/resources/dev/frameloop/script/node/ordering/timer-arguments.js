setTimeout((...args) => console.log('timeout', args), 1, 1, 'two', { three: 3 });
setTimeout(() => console.log('string delay'), '30');
setTimeout(() => console.log('negative'), -5);
setTimeout(() => console.log('NaN'), NaN);
setTimeout(() => console.log('fraction'), 1.9);
try { setTimeout('code', 1); } catch (e) { console.log(e.code, e.message); }
try { process.nextTick(); } catch (e) { console.log(e.code, e.message); }
const id = +setTimeout(() => console.log('must not run'), 5);
clearTimeout(id);
clearTimeout('nothing');
clearTimeout(null);

const a = require('./lib/cycle-a');
console.log(a.done, require('./lib/cycle-a.js') === a, require.main === module);
console.log(require('./lib/data').list, require('./lib/data.json') === require('./lib/data'));
console.log(typeof __filename, __dirname === require('path').dirname(__filename), this === module.exports);
try { require('./lib/nothing'); } catch (e) { console.log(e.code, e.message.split('\n')[0].includes("'./lib/nothing'")); }
import('./lib/values.mjs').then(ns => console.log(ns.value));
process.nextTick(() => console.log('tick'));

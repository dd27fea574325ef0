console.log('b begins');
exports.done = false;
const a = require('./cycle-a');
console.log('in b, a.done =', a.done);
exports.done = true;

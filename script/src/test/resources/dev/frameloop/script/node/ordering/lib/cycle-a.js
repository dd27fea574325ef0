console.log('a begins');
exports.done = false;
const b = require('./cycle-b');
console.log('in a, b.done =', b.done);
exports.done = true;

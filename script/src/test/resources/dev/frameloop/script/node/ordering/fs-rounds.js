// Reading a file takes several rounds of the loop, so immediates set before it come first.
const fs = require('fs');
fs.readFile(__filename, () => console.log('readFile'));
setImmediate(() => {
  console.log('immediate 1');
  process.nextTick(() => console.log('tick'));
});

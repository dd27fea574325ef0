const fs = require('fs');
console.log('1 main');
setTimeout(() => {
  console.log('timeout 30');
  setImmediate(() => console.log('immediate of timeout'));
  setTimeout(() => console.log('timeout of timeout'), 10);
  fs.readFile(__filename, () => {
    console.log('read');
    setImmediate(() => console.log('immediate of read'));
    process.nextTick(() => console.log('tick of read'));
  });
}, 30);
setImmediate(() => {
  console.log('immediate');
  process.nextTick(() => console.log('tick of immediate'));
  Promise.resolve().then(() => console.log('job of immediate'));
});
(async () => {
  console.log('2 async');
  await null;
  console.log('4 after await');
  await new Promise(resolve => setImmediate(resolve));
  console.log('after immediate');
})();
process.nextTick(() => console.log('3 tick'));

const util = require('util');
const fs = require('fs');
const wait = util.promisify(setTimeout);
const soon = util.promisify(setImmediate);
const stat = util.promisify(fs.stat);
(async () => {
  console.log(await wait(5, 'waited'));
  console.log(await soon('soon'));
  console.log((await stat(__filename)).isFile());
  await stat('/no/such/file').catch(e => console.log(e.code, e.syscall));
})();
const old = util.callbackify(async v => v * 2);
old(21, (error, value) => console.log('callback', error, value));
process.nextTick(() => console.log('tick'));

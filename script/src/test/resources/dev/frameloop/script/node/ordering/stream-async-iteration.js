const { Readable } = require('stream');
(async () => {
  for await (const chunk of Readable.from(async function* () { yield 1; yield 2; yield 3; }())) console.log(chunk);
  console.log('done');
})();

const fs = require('fs/promises');
const { readFile, readFileSync } = require('fs');
(async () => {
  const text = await fs.readFile(__filename, 'utf8');
  console.log(text === readFileSync(__filename, 'utf8'));
  process.nextTick(() => console.log('tick'));
  await null;
  console.log('job');
  const handle = await fs.open(__filename);
  console.log((await handle.stat()).size === text.length, (await handle.readFile('utf8')).length === text.length);
  await handle.close();
  await fs.access('/no/such').catch(e => console.log(e.message));
  console.log((await fs.readdir(__dirname)).includes('fs-promises.js'));
})();

const fs = require('fs');
const os = process.env.TMPDIR || '/tmp';
const dir = fs.mkdtempSync(os + '/order-');
const file = dir + '/x.txt';
fs.writeFile(file, 'hello', error => {
  console.log('written', error);
  fs.stat(file, (e, stats) => {
    console.log('stat', e, stats.size, stats.isFile(), stats.isDirectory());
    fs.readFile(file, 'utf8', (e2, text) => {
      console.log('read', e2, text);
      fs.appendFile(file, ' world', () => {
        console.log(fs.readFileSync(file, 'utf8'), fs.readFileSync(file));
        fs.rename(file, file + '2', () => {
          console.log(fs.existsSync(file), fs.existsSync(file + '2'), fs.readdirSync(dir));
          fs.unlink(file + '2', () => fs.rmdir(dir, e3 => console.log('gone', e3, fs.existsSync(dir))));
        });
      });
    });
  });
  process.nextTick(() => console.log('tick'));
});
console.log('main');

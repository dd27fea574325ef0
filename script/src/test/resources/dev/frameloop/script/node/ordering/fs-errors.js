const fs = require('fs');
fs.readFile('/no/such/file', (error, data) => {
  console.log(error.code, error.errno, error.syscall, error.path, data);
  console.log(error.message);
});
try { fs.readFileSync('/no/such/file'); } catch (e) { console.log(e.message); }
try { fs.readFileSync('/'); } catch (e) { console.log(e.message); }
try { fs.readFile('x'); } catch (e) { console.log(e.code, e.name); }
try { fs.readFileSync(42.5); } catch (e) { console.log(e.name); }
try { fs.mkdirSync('/no/such/parent/child'); } catch (e) { console.log(e.message); }
console.log(fs.existsSync('/no/such/file'), fs.existsSync(__filename));
process.nextTick(() => console.log('tick'));

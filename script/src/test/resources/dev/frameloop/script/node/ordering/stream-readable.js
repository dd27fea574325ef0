const { Readable, Writable } = require('stream');
const source = Readable.from(['a', 'b', 'c']);
const sink = new Writable({
  objectMode: true,
  write(chunk, encoding, callback) { console.log('write', chunk); setImmediate(callback); },
  final(callback) { console.log('final'); callback(); }
});
sink.on('finish', () => console.log('finish'));
sink.on('close', () => console.log('sink close'));
source.on('end', () => console.log('end'));
source.on('close', () => console.log('source close'));
source.on('data', chunk => { console.log('data', chunk); sink.write(chunk); });
source.on('end', () => sink.end());

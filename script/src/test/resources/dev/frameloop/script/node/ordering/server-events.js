const net = require('net');
const server = net.createServer();
server.on('listening', () => console.log('listening'));
server.on('close', () => {
  console.log('close');
  process.nextTick(() => console.log('tick'));
});
server.listen(0, () => {
  console.log('callback', server.listening);
  server.close(error => console.log('close callback', error));
  console.log('closing', server.listening);
  setImmediate(() => console.log('immediate'));
});
const other = net.createServer();
other.close(error => console.log('other', error.code));
console.log('main');

const net = require('net');
const server = net.createServer().listen(0, '127.0.0.1', () => {
  console.log('listening');
  server.unref();
});
process.on('exit', () => console.log('exit'));

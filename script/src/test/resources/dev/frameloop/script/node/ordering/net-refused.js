const net = require('net');
const server = net.createServer();
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  server.close(() => {
    const client = net.connect(port, '127.0.0.1');
    client.on('error', error => {
      console.log('error', error.code, error.syscall, error.port === port);
      process.nextTick(() => console.log('tick'));
      Promise.resolve().then(() => console.log('promise'));
    });
    client.on('close', hadError => console.log('close', hadError));
  });
});

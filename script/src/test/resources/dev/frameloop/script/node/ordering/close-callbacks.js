// Close callbacks come after check.
const net = require('net');
const server = net.createServer(s => { s.on('close', () => console.log('server side: close')); s.resume(); });
server.listen(0, '127.0.0.1', () => {
  const socket = net.connect(server.address().port, '127.0.0.1', () => {
    socket.destroy();
    socket.on('close', () => {
      console.log('client side: close');
      process.nextTick(() => console.log('tick of close'));
      setImmediate(() => console.log('immediate of close'));
      server.close();
    });
    setImmediate(() => console.log('immediate'));
    Promise.resolve().then(() => console.log('job'));
  });
});

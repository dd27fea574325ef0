const net = require('net');
const server = net.createServer(socket => {
  socket.resume();
  socket.on('end', () => console.log('server: end'));
  socket.on('close', () => { console.log('server: close'); server.close(); });
});
server.listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1', () => {
    client.on('close', () => console.log('client: close'));
    process.nextTick(() => console.log('tick'));
    setImmediate(() => console.log('immediate'));
    client.destroy();
    console.log('destroyed', client.destroyed);
  });
});

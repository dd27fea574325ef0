// Every callback of a socket is followed by ticks and promise jobs.
const net = require('net');
const server = net.createServer(socket => {
  console.log('connection');
  process.nextTick(() => console.log('tick of connection'));
  Promise.resolve().then(() => console.log('job of connection'));
  setImmediate(() => {
    console.log('immediate of connection');
    socket.end('bye');
    server.close();
  });
});
server.listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1');
  client.on('data', data => {
    console.log('data', String(data));
    process.nextTick(() => console.log('tick of data'));
    Promise.resolve().then(() => console.log('job of data'));
  });
  client.on('end', () => {
    console.log('end');
    process.nextTick(() => console.log('tick of end'));
  });
  client.on('close', () => console.log('close'));
});

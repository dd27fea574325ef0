const net = require('net');
const server = net.createServer(socket => {
  let total = 0;
  socket.on('data', d => { total += d.length; });
  socket.on('end', () => { console.log('received', total); socket.end(); });
  socket.on('close', () => server.close());
});
server.on('close', () => console.log('server close'));
server.listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1');
  client.on('connect', () => {
    const big = Buffer.alloc(5e6, 'x');
    console.log('write', client.write(big, () => console.log('written')), client.writableNeedDrain);
    client.on('drain', () => { console.log('drain'); client.end(() => console.log('ended')); });
  });
  client.on('finish', () => console.log('finish'));
  client.on('close', () => console.log('close', client.bytesWritten));
  client.resume();
});

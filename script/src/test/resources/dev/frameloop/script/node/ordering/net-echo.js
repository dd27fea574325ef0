const net = require('net');
const server = net.createServer(socket => {
  console.log('server: connection');
  socket.on('data', data => {
    console.log('server: data', data.toString());
    socket.write(data.toString().toUpperCase());
  });
  socket.on('end', () => console.log('server: end'));
  socket.on('close', hadError => {
    console.log('server: close', hadError);
    server.close(() => console.log('server closed'));
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log('listening', server.address().address, server.address().family);
  const client = net.connect(server.address().port, '127.0.0.1', () => {
    console.log('client: connected');
    client.write('hello');
  });
  client.on('data', data => {
    console.log('client: data', data.toString());
    client.end();
  });
  client.on('end', () => console.log('client: end'));
  client.on('finish', () => console.log('client: finish'));
  client.on('close', hadError => console.log('client: close', hadError));
});
process.on('exit', () => console.log('exit'));

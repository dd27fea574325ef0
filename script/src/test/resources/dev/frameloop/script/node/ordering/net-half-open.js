const net = require('net');
const server = net.createServer({ allowHalfOpen: true }, socket => {
  socket.setEncoding('utf8');
  let text = '';
  socket.on('data', chunk => text += chunk);
  socket.on('end', () => {
    console.log('server: end', text);
    socket.end('reply to ' + text);
  });
  socket.on('finish', () => console.log('server: finish'));
  socket.on('close', () => server.close());
});
server.on('close', () => console.log('server closed'));
server.listen(0, '127.0.0.1', () => {
  const client = net.connect({ port: server.address().port, host: '127.0.0.1' });
  client.on('connect', () => console.log('client: connect'));
  client.on('ready', () => console.log('client: ready'));
  client.on('data', d => console.log('client: data', String(d)));
  client.on('end', () => console.log('client: end'));
  client.end('question');
});

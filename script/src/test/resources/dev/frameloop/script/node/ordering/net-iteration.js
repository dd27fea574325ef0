const net = require('net');
const server = net.createServer(socket => { socket.write('a'); socket.write('b', () => { console.log('b written'); }); socket.end('c'); });
server.listen({ port: 0, host: 'localhost' }, async () => {
  const s = net.connect({ port: server.address().port });
  s.setEncoding('utf8');
  s.on('lookup', (e, a, f, h) => console.log('lookup', h));
  let text = '';
  for await (const chunk of s) text += chunk;
  console.log(text, s.destroyed, s.readableEnded);
  const p = net.connect(server.address().port, 'localhost', () => { p.pause(); setTimeout(() => { console.log('resume'); p.resume(); }, 10); });
  p.on('data', d => console.log('data', String(d)));
  p.on('end', () => console.log('end'));
  p.on('close', () => { console.log('close'); server.close(); });
  server.getConnections((e, n) => console.log('connections', n));
});
server.on('close', () => console.log('closed'));
const bad = net.connect(1, '127.0.0.1'); bad.on('error', e => console.log('bad', e.code, e.address, e.port, bad.destroyed));
bad.on('close', x => console.log('bad close', x));
try { net.connect(99999); } catch (e) { console.log(e.code, e.message); }

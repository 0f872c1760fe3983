// The peer of the /api/stats figure: node's own server, one fixed body. Arguments: port, body.
import { createServer } from 'node:http';

const [port = '', text = ''] = process.argv.slice(2);
const body = Buffer.from(text);

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => console.log('listening'));

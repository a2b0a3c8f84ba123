// A bare server that answers with the bytes of two files. PORT, LIST and PROPERTY are in its environment.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const pages = { '/list': readFileSync(process.env.LIST), '/property': readFileSync(process.env.PROPERTY) };
createServer((request, response) => {
  const body = pages[request.url];
  response.writeHead(body ? 200 : 404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body?.length ?? 0,
  });
  response.end(body);
}).listen(+process.env.PORT, '127.0.0.1');

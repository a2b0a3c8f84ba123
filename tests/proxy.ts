import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { origin } from './origin.ts';

/** Answers in place of the site; returns false to pass the request on. */
type Change = (incoming: IncomingMessage, answer: ServerResponse) => boolean;

/** A proxy between browser and site that can replace answers. */
export interface SiteProxy {
  readonly origin: string;
  change: Change;
  readonly close: () => void;
}

/** Starts the proxy, which passes every request on at first. */
export async function startProxy(): Promise<SiteProxy> {
  const server = createServer((incoming, answer) => {
    if (!proxy.change(incoming, answer)) pass(incoming, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const proxy: SiteProxy = { origin: `http://127.0.0.1:${port}`, change: () => false, close };
  return proxy;
}

function pass(incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = incoming;
  const forwarded = request(origin + incoming.url, { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  forwarded.on('error', () => answer.destroy());
  incoming.pipe(forwarded);
}

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { origin } from './origin.ts';

/** Answers in place of the site; false passes the request on. */
type Change = (asked: IncomingMessage, answer: ServerResponse) => boolean;

/** A proxy between browser and site that can replace answers. */
export interface Between {
  readonly origin: string;
  change: Change;
  readonly close: () => void;
}

/** Starts the proxy, which passes everything on at first. */
export async function standBetween(): Promise<Between> {
  const server = createServer((asked, answer) => {
    if (!between.change(asked, answer)) pass(asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const between: Between = { origin: `http://127.0.0.1:${port}`, change: () => false, close };
  return between;
}

function pass(asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked;
  const onward = request(origin + asked.url, { method, headers }, (said) => {
    answer.writeHead(said.statusCode ?? 502, said.headers);
    said.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { origin } from './origin.ts';

/** Answers in place of the site; false leaves it to the site. */
type Change = (asked: IncomingMessage, answer: ServerResponse) => boolean;

/** Something between the visitor and the site that can change what the site says. */
export interface Between {
  readonly origin: string;
  change: Change;
  readonly close: () => void;
}

/** Stands between the visitor and the site, which changes nothing at first. */
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

/** Told how much of a request is sent, from 0 to 1. */
export type Progress = (part: number) => void;

/** What came of a body that was sent: the answer with the number of its request, or why there is none. */
export type Sent =
  | { readonly status: number; readonly text: string; readonly request: string | null }
  | 'offline'
  | 'stopped';

interface Options {
  readonly accept?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly repeats?: boolean;
}

/**
 * How long to wait before sending again what was lost although the browser has a connection, in milliseconds; then it is given up, and
 * somebody who waits for it may try again.
 */
const pauses = [1000, 3000];

/**
 * Sends a body, and tells which part of it has left; fetch cannot. What the connection loses on its way is sent again, as soon as there is
 * one. A body that has left whole is not, since the server may have taken it, unless it `repeats`: the server takes the same once.
 */
export async function sendBody(
  address: string,
  body: XMLHttpRequestBodyInit,
  sent: Progress,
  { accept, signal, repeats = false }: Options = {},
): Promise<Sent> {
  for (let again = 0; ; ) {
    const outcome = await sendOnce(address, body, sent, { accept, signal, repeats });
    if (outcome !== 'lost') return outcome;
    sent(0);
    if (navigator.onLine) {
      const pause = pauses[again++];
      if (pause === undefined) return 'offline';
      await first(signal, (over) => setTimeout(over, pause));
    } else {
      await first(signal, (over) => addEventListener('online', over, { once: true }));
    }
    if (signal?.aborted) return 'stopped';
  }
}

/** Waits for what calls `over`, or until it is stopped. */
const first = (signal: AbortSignal | undefined, wait: (over: () => void) => void) =>
  new Promise<void>((over) => {
    signal?.addEventListener('abort', () => over(), { once: true });
    wait(over);
  });

function sendOnce(
  address: string,
  body: XMLHttpRequestBodyInit,
  sent: Progress,
  { accept, signal, repeats }: Options,
): Promise<Sent | 'lost'> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let isComplete = false;
    request.open('POST', address);
    if (accept) request.setRequestHeader('accept', accept);
    request.upload.onprogress = ({ loaded, total }) => sent(total > 0 ? loaded / total : 0);
    request.upload.onload = () => {
      isComplete = true;
    };
    request.onerror = () => resolve(isComplete && !repeats ? 'offline' : 'lost');
    request.onabort = () => resolve('stopped');
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        request: request.getResponseHeader('x-request-id'),
      });
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

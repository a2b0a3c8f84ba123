import { find, keep } from './caches.ts';
import type { Kind } from './kind.ts';
import { mayKeep } from './mayKeep.ts';
import { nowhere } from './nowhere.ts';
import { keepPage } from './page.ts';

/** Answers a request. What has its content in its name comes from what is kept; the rest from the network as long as that answers. */
export async function answer(
  kind: Kind,
  request: Request,
  wait: (kept: Promise<void>) => void,
): Promise<Response> {
  const lasting = kind === 'files' || kind === 'pictures';
  const kept = lasting ? await find(kind, request.url) : undefined;
  if (kept) return kept;
  try {
    const response = await fetch(request);
    if (mayKeep(response)) wait(keepAs(kind, request.url, response.clone()));
    return response;
  } catch (error) {
    const earlier = await find(kind, request.url);
    if (earlier) return earlier;
    if (kind === 'pages') return nowhere(new URL(request.url).pathname);
    throw error;
  }
}

/** Keeps a response of a kind. */
export function keepAs(kind: Kind, address: string, response: Response): Promise<void> {
  return kind === 'pages' ? keepPage(address, response) : keep(kind, address, response);
}

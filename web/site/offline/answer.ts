import { cachePage } from './cachePage.ts';
import { find, store } from './caches.ts';
import type { Kind } from './kind.ts';
import { mayCache } from './mayCache.ts';
import { offlinePage } from './offlinePage.ts';

/** The statuses of a site that cannot be reached for now: a proxy says that it does not answer, or the site that it is too busy. */
const away = [502, 503, 504];

/**
 * Answers a request: files and pictures, which never change at their address, from the cache first; the rest from the network first. A
 * page that was cached is shown again while the site cannot be reached.
 */
export async function answer(
  kind: Kind,
  request: Request,
  wait: (cached: Promise<void>) => void,
): Promise<Response> {
  const immutable = kind === 'files' || kind === 'pictures';
  const cached = immutable ? await find(kind, request.url) : undefined;
  if (cached) return cached;
  try {
    const response = await fetch(request);
    const earlier =
      kind === 'pages' && away.includes(response.status) && (await find(kind, request.url));
    if (earlier) return earlier;
    if (mayCache(response)) wait(cacheAs(kind, request.url, response.clone()));
    return response;
  } catch (error) {
    const earlier = await find(kind, request.url);
    if (earlier) return earlier;
    if (kind === 'pages') return offlinePage(new URL(request.url).pathname);
    throw error;
  }
}

/** Caches a response of a kind. */
export function cacheAs(kind: Kind, address: string, response: Response): Promise<void> {
  return kind === 'pages' ? cachePage(address, response) : store(kind, address, response);
}

import { cachePage } from './cachePage.ts';
import { find, store } from './caches.ts';
import type { Kind } from './kind.ts';
import { mayCache } from './mayCache.ts';
import { nowhere } from './nowhere.ts';

/** Answers a request. What has its content in its name comes from what is cached; the rest from the network as long as that answers. */
export async function answer(
  kind: Kind,
  request: Request,
  wait: (cached: Promise<void>) => void,
): Promise<Response> {
  const lasting = kind === 'files' || kind === 'pictures';
  const cached = lasting ? await find(kind, request.url) : undefined;
  if (cached) return cached;
  try {
    const response = await fetch(request);
    if (mayCache(response)) wait(cacheAs(kind, request.url, response.clone()));
    return response;
  } catch (error) {
    const earlier = await find(kind, request.url);
    if (earlier) return earlier;
    if (kind === 'pages') return nowhere(new URL(request.url).pathname);
    throw error;
  }
}

/** Caches a response of a kind. */
export function cacheAs(kind: Kind, address: string, response: Response): Promise<void> {
  return kind === 'pages' ? cachePage(address, response) : store(kind, address, response);
}

import { cacheAs } from './answer.ts';
import { find } from './caches.ts';
import { type Kind, kindOf } from './kind.ts';
import { mayCache } from './mayCache.ts';

/** The message that a page sends to the worker when it is shown. */
export interface ShownPage {
  /** Its address, which the worker may not have seen: a navigation inside the app requests data only. */
  readonly page: string;
  /** The files that it loaded before this worker was there. */
  readonly files: readonly string[];
}

/** Caches a page that was visited, with its files. */
export async function cacheShown({ page, files }: ShownPage): Promise<void> {
  const others = files.map((url) =>
    cacheOnce(kindOf({ method: 'GET', url, mode: 'no-cors' }, location.origin), url),
  );
  await Promise.all([cacheOnce('pages', page, true), ...others]);
}

async function cacheOnce(kind: Kind | null, address: string, refresh = false): Promise<void> {
  if (kind === null || (!refresh && (await find(kind, address)))) return;
  const response = await fetch(address).catch(() => null);
  if (response && mayCache(response)) await cacheAs(kind, address, response);
}

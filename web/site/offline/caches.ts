import type { Kind } from './kind.ts';

/** The name of this build. */
declare const __BUILD__: string;

const ours = 'gevel-';
const build = `${ours}${__BUILD__}-`;

/** How many responses of a kind are cached; with one more, the one that was stored first is deleted. None has an age. */
const limits: Record<Kind, number> = { pages: 60, answers: 100, files: 300, pictures: 300 };

/** Whether a cache is this site's, of any version. */
export function isOurs(name: string): boolean {
  return name.startsWith(ours);
}

/** Whether a cache is not this version's. */
export function isOutdated(name: string): boolean {
  return !name.startsWith(build);
}

/** The cached response of a kind; undefined for nothing, and where the browser's caches cannot be read: the network may still answer. */
export async function find(kind: Kind, address: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(build + kind);
    return await cache.match(keyOf(address), { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Caches a response, whole or not at all: one that breaks off leaves the earlier one, one that finds no room is not cached. */
export async function store(kind: Kind, address: string, response: Response): Promise<void> {
  const cache = await caches.open(build + kind);
  const key = keyOf(address);
  try {
    const complete = new Response(await response.blob(), response);
    await cache.delete(key); // keys() lists in the order of insertion: the oldest go first
    await cache.put(key, complete);
  } catch {
    return;
  }
  const cached = await cache.keys();
  await Promise.all(cached.slice(0, -limits[kind]).map((old) => cache.delete(old)));
}

/** An address without ?lng=, which only chooses a language: a page that was visited with it opens at its own address too. */
function keyOf(address: string): string {
  return address.replace(/([?&])lng=[^&]*&?/, '$1').replace(/[?&]$/, '');
}

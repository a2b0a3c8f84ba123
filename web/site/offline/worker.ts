import { answer } from './answer.ts';
import { cacheShown } from './cacheShown.ts';
import { isOurs, isOutdated } from './caches.ts';
import { kindOf } from './kind.ts';

/** What this file uses of a service worker; the types of windows and workers exclude each other. */
interface ExtendableEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}
interface Worker {
  skipWaiting: () => Promise<void>;
  readonly clients: { claim: () => Promise<void> };
  addEventListener: <E extends Event>(type: string, listener: (event: E) => void) => void;
}

const worker = self as unknown as Worker;

/**
 * Opens visited pages offline, with their pictures. A new worker waits until no page of the old one is open,
 * so that versions never mix; a worker that another site left at this address is replaced at once.
 */
worker.addEventListener<ExtendableEvent>('install', (event) => {
  const begin = async () => (await caches.keys()).some(isOurs) || worker.skipWaiting();
  event.waitUntil(begin());
});

worker.addEventListener<ExtendableEvent>('activate', (event) => {
  const begin = async () => {
    const old = (await caches.keys()).filter(isOutdated);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(begin());
});

worker.addEventListener<FetchEvent>('fetch', (event) => {
  const kind = kindOf(event.request, location.origin);
  if (kind) event.respondWith(answer(kind, event.request, (cached) => event.waitUntil(cached)));
});

worker.addEventListener<ExtendableEvent & MessageEvent>('message', (event) => {
  event.waitUntil(cacheShown(event.data));
});

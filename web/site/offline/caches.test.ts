import { beforeEach, expect, it, vi } from 'vitest';
import { find, store } from './caches.ts';

const address = 'https://example.com/graphql?documentId=a';
vi.hoisted(() => vi.stubGlobal('__BUILD__', 'build'));

beforeEach(() => {
  vi.stubGlobal('caches', { open: async () => cache });
});

/** As much of the browser's cache as is used. */
const cached = new Map<string, Response>();
const cache = {
  match: async (at: string) => cached.get(at)?.clone(),
  put: async (at: string, response: Response) => {
    cached.set(at, new Response(await response.text(), response));
  },
  delete: async (at: string) => cached.delete(at),
  keys: async () => [...cached.keys()],
};

it('keeps the earlier response when a later one breaks off', async () => {
  await store('answers', address, Response.json({ whole: true }));
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"wh'));
      controller.error(new TypeError('the connection broke'));
    },
  });
  await store('answers', address, new Response(broken));
  const found = await find('answers', address);
  expect(found?.headers.get('content-type')).toBe('application/json');
  expect(await found?.json()).toEqual({ whole: true });
});

it('finds nothing where the caches cannot be read', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('broken')) });
  expect(await find('files', address)).toBeUndefined();
});

it('finds a page that was visited with ?lng= at its own address, and the other way round', async () => {
  const page = 'https://example.com/nl/te-koop/';
  await store('pages', `${page}?lng=fr&city=Bree%7C3960`, new Response('Bree'));
  expect(await (await find('pages', `${page}?city=Bree%7C3960`))?.text()).toBe('Bree');
  await store('pages', page, new Response('all'));
  expect(await (await find('pages', `${page}?lng=nl`))?.text()).toBe('all');
});

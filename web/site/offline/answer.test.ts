import { expect, it, vi } from 'vitest';
import { answer } from './answer.ts';

vi.hoisted(() => vi.stubGlobal('__BUILD__', 'build'));
vi.stubGlobal('__ENTRIES__', ['assets/entry.js']);
vi.stubGlobal('caches', {
  open: async () => ({
    match: async (at: string) => (at.endsWith('/seen/') ? new Response('cached') : undefined),
  }),
});

it.each([
  ['pages', '/seen/', 200, 'network'],
  ['pages', '/seen/', 404, 'network'],
  ['pages', '/seen/', 500, 'network'],
  ['pages', '/seen/', 502, 'cached'],
  ['pages', '/seen/', 503, 'cached'],
  ['pages', '/unseen/', 503, 'network'],
  ['answers', '/seen/', 503, 'network'],
] as const)('%s: %s with status %i comes as %s', async (kind, path, status, from) => {
  vi.stubGlobal('fetch', async () => new Response('network', { status }));
  const request = new Request(`https://example.com${path}`);
  const response = await answer(kind, request, () => {});
  expect(await response.text()).toBe(from);
});

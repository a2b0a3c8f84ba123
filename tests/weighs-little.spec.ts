import { brotliCompressSync } from 'node:zlib';
import { addressesOf } from './addresses.ts';
import { expect, test } from './visitor.ts';
import { languages } from './words.ts';

/** What a first page may load of scripts before a visitor does anything, texts included, as Brotli sends them. 130 KiB is the aim. */
const most = 131 * 1024;

for (const kind of ['home', 'sale'] as const) {
  for (const language of languages) {
    test(`the scripts of ${kind}, ${language}, are few`, async ({ page, visit }) => {
      const scripts = new Map<string, Promise<Buffer>>();
      page.on('response', (response) => {
        if (new URL(response.url()).pathname.endsWith('.js')) {
          scripts.set(response.url(), response.body());
        }
      });
      await visit((await addressesOf(kind))[language]);
      const bodies = await Promise.all(scripts.values());
      expect(bodies.length).toBeGreaterThan(2);
      const sizes = bodies.map((body) => brotliCompressSync(body).length);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most);
    });
  }
}

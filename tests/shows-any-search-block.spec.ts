import { serveConfigured } from './configured.ts';
import { combinations, faults, unreached } from './searchBlock.ts';
import { expect, test } from './visitor.ts';

// The block is the same without scripts, and comes sooner. What Tab comes to scrolls into sight at once.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const widths = [390, 1440];

for (const part of [0, 1, 2, 3]) {
  test(`nothing overlaps in any search block, and all is reached by keyboard, quarter ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const site = await serveConfigured({});
    try {
      const quarter = combinations.filter((_, i) => i % 4 === part);
      for (const [place, { name, search }] of quarter.entries()) {
        await site.change({ search });
        await page.goto(`${site.origin}/nl/`, { waitUntil: 'domcontentloaded' });
        for (const width of place % 2 ? widths : widths.toReversed()) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await page.evaluate(faults), `${name} at ${width}`).toEqual([]);
        }
        expect.soft(await unreached(page), name).toEqual([]);
      }
    } finally {
      await site.close();
    }
  });
}

import { serveConfigured } from './configured.ts';
import { combinations, faults, replaceWords, shorten, unreached } from './searchBlock.ts';
import { expect, test } from './visitor.ts';

// The block is the same without scripts, and comes sooner. What Tab comes to scrolls into sight at once.
test.use({ javaScriptEnabled: false });

const widths = [390, 1440];

for (const half of [0, 1]) {
  test(`nothing overlaps in any search block, and all is reached by keyboard, half ${half + 1}`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    const site = await serveConfigured({});
    try {
      await page.goto(`${site.origin}/nl/`, { waitUntil: 'domcontentloaded' });
      await page.evaluate(shorten);
      const combinationsOfHalf = combinations.filter((_, i) => i % 2 === half);
      for (const [i, { name, search }] of combinationsOfHalf.entries()) {
        await site.change({ search });
        const response = await page.request.get(`${site.origin}/nl/`);
        await page.evaluate(replaceWords, await response.text());
        for (const width of i % 2 ? widths : widths.toReversed()) {
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

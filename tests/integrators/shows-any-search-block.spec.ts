import { serveConfigured } from '../configured.ts';
import { expect, test } from '../visitor.ts';
import { combinations, faults, replaceWords, shorten, unreached } from './searchBlock.ts';

// The block is the same without scripts, and comes sooner. What Tab comes to scrolls into sight at once.
test.use({ javaScriptEnabled: false });

const widths = [390, 1440];

test('nothing overlaps in any search block, and all is reached by keyboard', async ({ page }) => {
  test.setTimeout(240_000);
  const site = await serveConfigured({});
  try {
    await page.goto(`${site.origin}/nl/`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(shorten);
    for (const [i, { name, search }] of combinations.entries()) {
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

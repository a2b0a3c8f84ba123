import { addressesOf, kinds } from './addresses.ts';
import { queryGraph } from './graph.ts';
import { expect, test } from './visitor.ts';

const widths = [320, 390, 834, 1440];

for (const language of ['nl', 'fr'] as const) {
  test(`no page scrolls sideways, ${language}`, async ({ page, visit }) => {
    test.setTimeout(60_000);
    for (const kind of kinds) {
      await visit((await addressesOf(kind))[language]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect.soft(over, `${kind} at ${width}`).toBe(0);
      }
    }
  });
}

test('the tables of the integrators’ guide fit on a phone', async ({ page }) => {
  await page.goto('/integrators/');
  await page.setViewportSize({ width: 390, height: 900 });
  const cells = page.locator('td:visible');
  const rights = await cells.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().right),
  );
  expect(rights.length).toBeGreaterThan(100);
  expect(Math.max(...rights)).toBeLessThanOrEqual(390);
});

test('the longest word of a title fits on a phone', async ({ page, visit }) => {
  const { properties } = await queryGraph<{
    properties: { nodes: { title: string; path: string }[] };
  }>('{ properties(language: NL, first: 100) { nodes { title path } } }');
  const longest = ({ title }: { title: string }) =>
    Math.max(...title.split(/[\s,-]+/).map((word) => word.length));
  const [worst] = properties.nodes.toSorted((a, b) => longest(b) - longest(a));
  if (!worst) throw new Error('the sample has no property');
  expect(longest(worst)).toBeGreaterThan(18); // shorter words always fit
  await visit(worst.path);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${worst.title} at ${width}`).toBe(0);
  }
});

import { addressesOf, kinds } from './addresses.ts';
import { expect, test } from './visitor.ts';

const widths = [320, 390, 834, 1440];

for (const kind of kinds) {
  test(`${kind}: nothing sticks out sideways`, async ({ page, visit }) => {
    const addresses = await addressesOf(kind);
    for (const language of ['nl', 'fr'] as const) {
      await visit(addresses[language]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(over, `${language} at ${width}`).toBe(0);
      }
    }
  });
}

test('the tables of the guide for integrators are read whole on a phone', async ({ page }) => {
  await page.goto('/integrators/');
  await page.setViewportSize({ width: 390, height: 900 });
  const cells = page.locator('td:visible');
  const rights = await cells.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().right),
  );
  expect(rights.length).toBeGreaterThan(100);
  expect(Math.max(...rights)).toBeLessThanOrEqual(390);
});

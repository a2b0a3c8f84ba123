import type { CDPSession, Page } from '@playwright/test';
import { barriers } from '../barriers.ts';
import { serveConfigured } from '../configured.ts';
import { expect, test, withMotion } from '../visitor.ts';
import { words } from '../words.ts';

test.use({ reuseContext: false }); // a clock that a test turns would stay that of the tests after it

const hour = 3_600_000;
const two = '/window/nl/?number=1035&number=1087&seconds=5';
const shown = (page: Page) => page.locator('[data-shown]');

test('the screen goes on for a day without the site, and then shows what was sold meanwhile', async ({
  page,
  context,
  overheard,
}) => {
  overheard.forgiven.push(/Failed to load resource|net::ERR/);
  const site = await serveConfigured({});
  await opened(page, `${site.origin}${two}`);
  await context.setOffline(true);
  await site.changeProperty(1035, { status: 2, documents: [] });
  await pass(page, 24, 2);
  const numbers = [await nextNumber(page), await nextNumber(page)];
  expect(numbers.toSorted()).toEqual(['1035', '1087']);
  await context.setOffline(false);
  const sold = page.locator('[data-number="1035"]', {
    hasText: words('nl')('property.history.SOLD'),
  });
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(sold).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(sold).not.toContainText('€');
  await site.close();
});

test('the screen stays as small as it was for seven days, and begins anew each day', async ({
  page,
}) => {
  await opened(page, two);
  const tools = await page.context().newCDPSession(page);
  await pass(page, 4, 2);
  const before = await size(tools);
  await page.evaluate(() => document.documentElement.toggleAttribute('data-first'));
  await pass(page, 7 * 24 + 4, 4); // the last step is none in which the page loads again
  const first = page.locator('html[data-first]');
  await expect(first, 'the page was not loaded again').toHaveCount(0);
  const nodes = async () => (await size(tools)).Nodes; // the page before the last one goes a moment later
  await expect.poll(nodes).toBeLessThan(before.Nodes * 1.5);
  const after = await size(tools);
  expect(after.JSEventListeners).toBeLessThanOrEqual(before.JSEventListeners + 5);
  await expect(page.locator('[data-slide]')).toHaveCount(2);
  const numbers = [await nextNumber(page), await nextNumber(page), await nextNumber(page)];
  expect(numbers[2], 'each turn shows one slide, so one timer runs').toBe(numbers[0]);
  expect(numbers[1]).not.toBe(numbers[0]);
});

for (const [width, height] of [
  [1920, 1080],
  [1280, 720],
  [1080, 1920],
  [720, 1280],
] as const) {
  test(`a slide fits a screen of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [language, number] of [
      ['nl', 1035],
      ['fr', 1078],
      ['en', 1062],
    ]) {
      await page.goto(`/window/${language}/?number=${number}`);
      await expect(shown(page)).toHaveCount(1);
      expect(await overflow(page), `${language} ${number}`).toEqual([0, 0, 0, 0]);
    }
    expect(await barriers(page, 'en')).toEqual([]);
  });
}

test.describe('with motion', () => {
  test.use(withMotion);
  test('nothing burns in: words change sides and the picture drifts', async ({ page }) => {
    await opened(page, two);
    const sides = [];
    for (let turn = 0; turn < 2; turn++) {
      sides.push(await shown(page).getAttribute('data-side'));
      await nextNumber(page);
    }
    expect(sides.toSorted()).toEqual(['left', 'right']);
    const moves = await page.locator('main').evaluate((main) => getComputedStyle(main).animation);
    expect(moves).toMatch(/600s .*infinite alternate/);
  });
});

/** Opens a screen whose clock the test turns. */
async function opened(page: Page, address: string) {
  await page.clock.install();
  await page.goto(address);
  await expect(shown(page)).toHaveCount(1);
}

/** Lets hours pass, some at a time. */
async function pass(page: Page, hours: number, step: number) {
  for (let passed = 0; passed < hours; passed += step) {
    await page.clock.fastForward(step * hour);
    await expect(shown(page)).toHaveCount(1);
  }
}

/** The number of the slide after the next turn. */
async function nextNumber(page: Page) {
  await page.clock.runFor(5000);
  return shown(page).getAttribute('data-number');
}

/** What a page holds once its garbage is gone. */
async function size(tools: CDPSession) {
  await tools.send('Performance.enable');
  await tools.send('HeapProfiler.collectGarbage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const of = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? 0;
  return { Nodes: of('Nodes'), JSEventListeners: of('JSEventListeners') };
}

/** How many pixels the page and the words of its slide are larger than their places, across and down. */
function overflow(page: Page) {
  return page.evaluate(() => {
    const words = document.querySelector('[data-shown] > :last-child');
    return [document.documentElement, words].flatMap((one) =>
      one ? [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight] : [1, 1],
    );
  });
}

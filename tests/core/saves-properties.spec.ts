import type { Locator, Page } from '@playwright/test';
import { addressesOf, propertyNumber } from '../addresses.ts';
import { barriers } from '../barriers.ts';
import { numbersOnOffer } from '../graph.ts';
import { expect, test, visitorsLanguage } from '../visitor.ts';
import { words } from '../words.ts';

const hearts = (page: Page) => page.locator('[data-card] button[aria-pressed=false]');

test('saves two homes, compares them and shares the page', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const language = visitorsLanguage();
  const say = words(language);
  await visit((await addressesOf('sale'))[language]);
  const saved = (count: number) =>
    page.getByRole('banner').getByRole('link', { name: say('saved.link', { count }) });
  await hearts(page).first().focus();
  await page.keyboard.press('Space');
  await expect(saved(1)).toBeVisible();
  await hearts(page).first().click();
  await saved(2).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('saved.title'));
  await expect(page.locator('[data-card]')).toHaveCount(2);
  expect(await barriers(page, language), 'the saved ones').toEqual([]);
  const headlines = await page.locator('[data-card] h2').allTextContents();
  await expect(page.locator('label:has([name=c])'), 'named as their cards').toContainText(
    headlines,
  );
  for (const choice of await page.locator('input[name=c]').all()) await choice.check();
  await page.getByRole('button', { name: say('saved.compare') }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expectInSight(page, table.getByRole('columnheader'));
  await table.getByRole('rowheader').last().scrollIntoViewIfNeeded();
  await expectInSight(page, table.getByRole('columnheader').getByRole('link'), 60);
  const rows = table.locator('tbody tr:visible');
  const all = await rows.count();
  await page.getByRole('checkbox', { name: say('saved.onlyDifferences') }).check();
  expect(await rows.count()).toBeLessThan(all);
  expect(await barriers(page, language), 'side by side').toEqual([]);

  // Whoever gets the address sees the same, and may save it too; a number that is not on the site is counted.
  const shared = `${page.url()}&n=999999999`;
  await page.evaluate(() => localStorage.clear());
  await visit(shared);
  await expect(page.getByText(say('saved.lost', { count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: say('saved.saveThese', { count: 2 }) }).click();
  await expect(hearts(page)).toHaveCount(0);

  await visit(`${page.url()},${Array.from({ length: 997 }, (_, i) => 900_000 + i).join(',')}`);
  await expect(page.getByText(say('saved.tooMany', { listed: '1.000', most: 48 }))).toBeVisible();
});

test('sends no numbers while the heart in the header is only pointed at or focused', async ({
  page,
  visit,
}) => {
  const say = words('nl');
  const address = (await addressesOf('saved')).nl.replace(/\?.*/, '');
  await visit((await addressesOf('sale')).nl);
  await hearts(page).first().click();
  const [number = 0] = await page.evaluate(() => JSON.parse(localStorage['gevel-saved']));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + request.postData()));
  const heart = page
    .getByRole('banner')
    .getByRole('link', { name: say('saved.link', { count: 1 }) });
  const code = page.waitForRequest(/SavedPage/);
  await heart.hover();
  await code;
  await heart.focus();
  await page.waitForLoadState('networkidle');
  expect(sent.filter((request) => request.includes(String(number)))).toEqual([]);
  await heart.click();
  await expect(page).toHaveURL(`${address}?n=${number}`);
  await expect(page.locator('[data-card]')).toHaveCount(1);
  await expect(page.getByText(say('saved.intro')).last()).toBeVisible();
  expect(sent.filter((request) => request.includes(String(number)))).not.toEqual([]);
});

test('says which saved properties are realised, and that only the first of too many were looked up', async ({
  page,
  visit,
}) => {
  const say = words('fr');
  const address = (await addressesOf('saved')).fr.replace(/\?.*/, '');
  await visit(`${address}?n=${propertyNumber},1002,1003`);
  const realised = page.locator('[data-card]').getByText(say('saved.realised'));
  await expect(realised).toHaveCount(2);
  await expect(page.locator('[data-card]').first().getByText(say('saved.realised'))).toBeHidden();
  expect(await barriers(page, 'fr')).toEqual([]);
  await visit(`${address}?n=${Array.from({ length: 1000 }, (_, i) => i + 1).join(',')}`);
  await expect(page.getByRole('heading', { name: say('saved.lost', { count: 48 }) })).toBeVisible();
  await expect(page.getByText(say('saved.tooMany', { listed: '1.000', most: 48 }))).toBeVisible();
});

test('compares four of five side by side, chosen by keyboard, and says so when an address asks for five', async ({
  page,
  visit,
}) => {
  const say = words('en');
  await page.setViewportSize({ width: 834, height: 1112 });
  const five = await numbersOnOffer(5);
  const address = `${(await addressesOf('saved')).en.replace(/\?.*/, '')}?n=${five.join(',')}`;
  await visit(address);
  const choices = page.locator('input[name=c]');
  await choices.first().focus();
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await expect(page.locator('input[name=c]:checked')).toHaveCount(4);
  await expect(choices.nth(4)).toBeDisabled();
  await choices.first().press('Space');
  await expect(choices.nth(4)).toBeEnabled();
  await choices.first().press('Space');
  await page.keyboard.press('Enter');

  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  // In the order in which they were chosen; the first was chosen again.
  await expect(table.getByRole('columnheader').last().getByRole('link')).toHaveAttribute(
    'href',
    (await page.locator('[data-card]').first().getByRole('link').getAttribute('href')) ?? '',
  );
  const differing = table.getByRole('rowheader', { name: say('saved.differs') });
  await page.getByRole('checkbox', { name: say('saved.onlyDifferences') }).check();
  await expect(table.locator('tbody tr:visible')).toHaveCount(await differing.count());
  expect(await barriers(page, 'en')).toEqual([]);

  await visit(address + five.map((number) => `&c=${number}`).join(''));
  await expect(
    page.getByText(say('saved.tooManyCompared', { requested: 5, most: 4 })),
  ).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveCount(4);
});

test('says that hearts last for this visit only where the browser stores nothing', async ({
  page,
  visit,
}) => {
  const say = words('nl');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await visit((await addressesOf('sale')).nl);
  await hearts(page).first().click();
  await expect(page.getByRole('alert')).toHaveText(say('saved.unstored'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('saved.link', { count: 1 }) })
    .click();
  await expect(page.locator('[data-card]')).toHaveCount(1);
  await expect(page.getByRole('main').getByText(say('saved.unstored'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('a page without numbers shows what this browser saved, and says how to save', async ({
  page,
  visit,
}) => {
  const say = words('nl');
  const address = (await addressesOf('saved')).nl.replace(/\?.*/, '');
  await visit(address);
  await expect(page.getByRole('heading', { name: say('saved.empty') })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('gevel-saved', '[1096]'));
  await visit(address);
  await expect(page).toHaveURL(/\?n=1096$/);
  await expect(page.locator('[data-card]')).toHaveCount(1);
});

/** Expects all of them wholly in the window, sideways and below a header of so many pixels. */
async function expectInSight(page: Page, them: Locator, below = 0) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const one of await them.all()) {
    const box = (await one.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    if (below === 0) continue;
    expect(box.y).toBeGreaterThanOrEqual(below);
    expect(box.y + box.height).toBeLessThan(height / 2);
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an empty page does not ask to press what is not there', async ({ page }) => {
    const say = words('nl');
    await page.goto((await addressesOf('saved')).nl.replace(/\?.*/, ''));
    await expect(page.getByText(say('saved.noScripts'))).toBeVisible();
    await expect(page.getByText(say('saved.emptyText'))).toBeHidden();
  });

  test('a shared address shows and compares its homes', async ({ page }) => {
    const say = words('fr');
    await page.goto((await addressesOf('saved')).fr);
    await expect(page.locator('[data-card]')).toHaveCount(2);
    await expect(page.locator('[data-card] button:visible')).toHaveCount(0);
    for (const choice of await page.locator('input[name=c]').all()) await choice.check();
    await page.getByRole('button', { name: say('saved.compare') }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});

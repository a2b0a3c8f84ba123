import type { Page } from '@playwright/test';
import { addressesOf } from './addresses.ts';
import { barriers } from './barriers.ts';
import { expect, test } from './visitor.ts';
import { words } from './words.ts';

const say = words('nl');
const hearts = (page: Page) => page.locator('[data-card] button[aria-pressed=false]');

test('saves two homes, compares them and shares the page', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit((await addressesOf('sale')).nl);
  const saved = (count: number) =>
    page.getByRole('banner').getByRole('link', { name: say('saved.link', { count }) });
  await hearts(page).first().focus();
  await page.keyboard.press('Space');
  await expect(saved(1)).toBeVisible();
  await hearts(page).first().click();
  await saved(2).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('saved.title'));
  await expect(page.locator('[data-card]')).toHaveCount(2);
  expect(await barriers(page), 'the saved ones').toEqual([]);
  for (const choice of await page.locator('input[name=c]').all()) await choice.check();
  await page.getByRole('button', { name: say('saved.compare') }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  const rows = table.locator('tbody tr:visible');
  const all = await rows.count();
  await page.getByRole('checkbox', { name: say('saved.onlyDifferences') }).check();
  expect(await rows.count()).toBeLessThan(all);
  expect(await barriers(page), 'side by side').toEqual([]);

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

test('a page without numbers shows what this browser saved, and says how to save', async ({
  page,
  visit,
}) => {
  const address = (await addressesOf('saved')).nl.replace(/\?.*/, '');
  await visit(address);
  await expect(page.getByRole('heading', { name: say('saved.empty') })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('gevel-saved', '[1096]'));
  await visit(address);
  await expect(page).toHaveURL(/\?n=1096$/);
  await expect(page.locator('[data-card]')).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared address shows and compares its homes', async ({ page }) => {
    await page.goto((await addressesOf('saved')).nl);
    await expect(page.locator('[data-card]')).toHaveCount(2);
    await expect(page.locator('[data-card] button:visible')).toHaveCount(0);
    for (const choice of await page.locator('input[name=c]').all()) await choice.check();
    await page.getByRole('button', { name: say('saved.compare') }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});

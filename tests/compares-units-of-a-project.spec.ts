import type { Page } from '@playwright/test';
import { addressesOf } from './addresses.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(async ({ visit }) => {
  await visit((await addressesOf('project')).nl);
});

const names = (page: Page) => page.getByRole('table').getByRole('rowheader').allTextContents();

test('sorts the units by a column, both ways', async ({ page }) => {
  const original = await names(page);
  const head = page.getByRole('columnheader', { name: 'Bewoonbaar' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const surfaces = () =>
    page
      .getByRole('table')
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.slice(1).map((row) => parseInt(row.children[4]?.textContent ?? '', 10)),
      );
  const up = await surfaces();
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(await surfaces()).toEqual(up.toSorted((a, b) => b - a));
  await page.getByRole('columnheader', { name: 'Woning' }).getByRole('button').click();
  expect(await names(page)).toEqual(original);
});

test('filters the units by bedrooms', { tag: '@phone' }, async ({ page }) => {
  const all = (await names(page)).length;
  await page.getByRole('combobox', { name: 'Slaapkamers' }).selectOption('2');
  const two = (await names(page)).length;
  expect(two).toBeGreaterThan(0);
  expect(two).toBeLessThan(all);
  await page.getByRole('combobox', { name: 'Slaapkamers' }).selectOption('alle');
  expect((await names(page)).length).toBe(all);
});

test('chooses the order on a phone', { tag: '@phone-only' }, async ({ page }) => {
  await page.getByLabel('Volgorde').selectOption('Prijs');
  const prices = await page
    .getByRole('table')
    .getByText(/^€/)
    .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent?.replace(/\D/g, ''))));
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('opens the photos of the project', async ({ page }) => {
  const photos = page.getByRole('region', { name: 'Foto’s' });
  await photos.getByRole('button', { name: 'Foto 2 van 6 vergroten' }).click();
  await expect(page.getByRole('dialog').locator('header')).toHaveText('Foto 2 van 6');
});

import type { Page } from '@playwright/test';
import { expect, takenOver, test } from '../visitor.ts';

/** Opens a page whose scripts load only after `release`, as on a slow connection. */
async function openWithSlowScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/entry-client-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('words typed before hydration are searched', { tag: '@phone' }, async ({ page }) => {
  const release = await openWithSlowScripts(page, '/fr/');
  const field = page.getByRole('combobox');
  await field.fill('liege');
  release();
  const panel = page.getByRole('dialog', { name: 'Résultats de la recherche' });
  await expect(panel.getByText('Liège [4000]', { exact: true })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL('/fr/a-louer/liege/'); // where Liège has properties
});

test('all conditions chosen before hydration are applied', async ({ page }) => {
  const release = await openWithSlowScripts(page, '/nl/te-koop/');
  const filter = page.getByRole('form', { name: 'Zoekfilter' });
  await filter.getByLabel('Woorden of referentie').fill('licht');
  await filter.locator('summary', { hasText: 'Stad' }).click();
  for (const city of [/^Kinrooi/, /^Bree/]) await filter.getByLabel(city).check();
  await filter.locator('summary', { hasText: 'Prijs' }).click();
  await filter.getByLabel('Tot').selectOption('€ 600.000');
  await page.getByLabel('Sorteer').selectOption('Prijs, laag naar hoog');
  release();
  const params = { priceMax: '600000', sort: 'price_asc', text: 'licht' };
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toMatchObject(params);
  expect(new URL(page.url()).searchParams.getAll('city')).toEqual(['Bree|3960', 'Kinrooi|3640']);
  await expect(page.getByLabel('Sorteer')).toHaveValue('price_asc');
  await expect(page.getByRole('list', { name: 'Actieve filters' })).toContainText('licht');
});

test('fields restored by the browser on a reload change nothing', async ({
  page,
  visit,
  overheard,
}) => {
  await visit('/nl/te-koop/?city=Bree%7C3960');
  const filter = page.getByRole('form', { name: 'Zoekfilter' });
  await filter.locator('summary', { hasText: 'Stad' }).click();
  await filter.getByLabel(/^Bree/).uncheck();
  await filter.getByLabel(/^Kinrooi/).check();
  await page.getByLabel('Sorteer').selectOption('Prijs, laag naar hoog');
  await expect(page).toHaveURL('/nl/te-koop/?city=Kinrooi%7C3640&sort=price_asc');
  await page.waitForLoadState('networkidle');
  overheard.requests.length = 0;
  await page.reload();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/nl/te-koop/?city=Kinrooi%7C3640&sort=price_asc');
  await expect(page.getByLabel('Sorteer')).toHaveValue('price_asc');
  expect(overheard.requests).toEqual([]);
});

test('a page without input does not change', async ({ page, overheard }) => {
  const release = await openWithSlowScripts(page, '/nl/te-koop/?city=Bree%7C3960&priceMax=900000');
  release();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/nl/te-koop/?city=Bree%7C3960&priceMax=900000');
  expect(overheard.requests).toEqual([]);
});

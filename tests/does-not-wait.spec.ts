import type { Page } from '@playwright/test';
import { expect, takenOver, test } from './visitor.ts';

/** Opens a page whose scripts wait until they are released, as on a slow line. */
async function openBeforeTheApp(page: Page, path: string): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/assets\/entry-client-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letCome;
}

test('words typed before the app is there are searched', { tag: '@phone' }, async ({ page }) => {
  const letCome = await openBeforeTheApp(page, '/fr/');
  const field = page.getByRole('combobox');
  await field.fill('liege');
  letCome();
  const panel = page.getByRole('dialog', { name: 'Résultats de la recherche' });
  await expect(panel.getByText('Liège [4000]', { exact: true })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL('/fr/a-louer/liege/'); // where Liège has homes
});

test('conditions chosen before the app is there are asked, all of them', async ({ page }) => {
  const letCome = await openBeforeTheApp(page, '/nl/te-koop/');
  const filter = page.getByRole('form', { name: 'Zoekfilter' });
  await filter.getByLabel('Woorden of referentie').fill('licht');
  await filter.locator('summary', { hasText: 'Stad' }).click();
  for (const city of [/^Kinrooi/, /^Bree/]) await filter.getByLabel(city).check();
  await filter.locator('summary', { hasText: 'Prijs' }).click();
  await filter.getByLabel('Tot').selectOption('€ 600.000');
  await page.getByLabel('Sorteer').selectOption('Prijs, laag naar hoog');
  letCome();
  const asked = { priceMax: '600000', sort: 'price_asc', text: 'licht' };
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toMatchObject(asked);
  expect(new URL(page.url()).searchParams.getAll('city')).toEqual(['Bree|3960', 'Kinrooi|3640']);
  await expect(page.getByLabel('Sorteer')).toHaveValue('price_asc');
  await expect(page.getByRole('list', { name: 'Actieve filters' })).toContainText('licht');
});

test('what the browser fills in again on a reload changes nothing', async ({
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
  overheard.asked.length = 0;
  await page.reload();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/nl/te-koop/?city=Kinrooi%7C3640&sort=price_asc');
  await expect(page.getByLabel('Sorteer')).toHaveValue('price_asc');
  expect(overheard.asked).toEqual([]);
});

test('a page without input stays as it was', async ({ page, overheard }) => {
  const letCome = await openBeforeTheApp(page, '/nl/te-koop/?city=Bree%7C3960&priceMax=900000');
  letCome();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/nl/te-koop/?city=Bree%7C3960&priceMax=900000');
  expect(overheard.asked).toEqual([]);
});

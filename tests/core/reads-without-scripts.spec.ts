import { addressesOf } from '../addresses.ts';
import { numbersOf } from '../cards.ts';
import { count, queryGraph } from '../graph.ts';
import { expect, test } from '../visitor.ts';

test.use({ javaScriptEnabled: false });

test('the home page shows the latest properties, and its search works', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/nl/');
  await expect(page.getByRole('heading', { name: 'Net binnen' })).toBeVisible();
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(4);
  await page.getByRole('combobox').fill('bree');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page).toHaveURL('/nl/te-koop/bree/');
  await expect(page.getByRole('article').first()).toContainText('Bree');
  await page.goto('/fr/');
  await page.getByRole('combobox').fill('maison avec jardin à moins de 900k avec douves');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(/\/fr\/a-vendre\/\?type=1&priceMax=900000&garden=1&sentence=/);
  await expect(page.getByText('Non compris : «\u00a0douves\u00a0»')).toBeVisible();
});

test('the filter of a list is a form', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/nl/te-koop/');
  const filter = page.getByRole('form', { name: 'Zoekfilter' });
  await filter.locator('summary', { hasText: 'Stad' }).click();
  await filter.getByLabel('Bree [3960]').check();
  await page.getByLabel('Sorteer').selectOption('Prijs, laag naar hoog');
  await filter.getByRole('button', { name: 'Zoeken' }).click();
  const params = { city: 'Bree|3960', sort: 'price_asc' };
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toMatchObject(params);
  const total = await count('goal: SALE, cities: [{zip: "3960"}]');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    `Pagina 1 van 1 [${total} panden]`,
  );
  await expect(page.getByRole('article').filter({ hasText: 'Bree' })).toHaveCount(total);
});

test('a list has a second page', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  const first = await numbersOf(page.getByRole('article'));
  await page.getByRole('link', { name: 'Volgende pagina' }).click();
  await expect(page).toHaveURL('/nl/te-koop/?page=2');
  const second = await numbersOf(page.getByRole('article'));
  expect(second).toHaveLength(24);
  expect(second.filter((number) => first.includes(number))).toEqual([]);
});

test('a property shows its photos and facts', { tag: '@phone' }, async ({ page }) => {
  await page.goto((await addressesOf('property')).nl);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Licht huis/);
  await expect(main.getByText('€ 349.000').first()).toBeVisible();
  await expect(main.getByText('Molenstraat 14, 3640 Kinrooi')).toBeVisible();
  await expect(main.locator('dt', { hasText: 'Bouwjaar' }).locator('+ dd').first()).toHaveText(
    '2024',
  );
  const photo = main.locator('img').first();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(300);
});

test('a project shows its units', async ({ page }) => {
  await page.goto((await addressesOf('project')).nl);
  const { project } = await queryGraph<{ project: { units: unknown[] } }>(
    '{ project(number: 2001) { units { number } } }',
  );
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(project.units.length);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/2001\/[a-z-]+\/\d+\/$/);
});

test('the language links lead to the same page', async ({ page }) => {
  const { nl, fr } = await addressesOf('sale, filtered');
  await page.goto(nl);
  await page.getByRole('banner').getByRole('link', { name: 'FR, français' }).click();
  await expect(page).toHaveURL(fr);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the menu and the languages are there on a phone', { tag: '@phone' }, async ({ page }) => {
  for (const address of ['/nl/', '/nl/contact/']) {
    await page.goto(address);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Te huur' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'FR, français' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Open het menu' })).toBeHidden();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Te huur' }).click();
  await expect(page).toHaveURL('/nl/te-huur/');
});

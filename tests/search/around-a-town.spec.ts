import { barriers } from '../barriers.ts';
import { count } from '../graph.ts';
import { expect, test } from '../visitor.ts';
import { words } from '../words.ts';

const genk = 'city=Genk%7C3600';

test('a town without homes has its radii, and each is a condition of the list', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const say = words('nl');
  await visit(`/nl/te-koop/?${genk}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    say('list.noSale', { town: 'Genk' }),
  );
  await expect(page.getByText(/^Het dichtste is 18 km ver, in Dilsen-Stokkem/)).toBeVisible();
  const cells = page.getByRole('group', { name: say('list.aroundTown', { town: 'Genk' }) });
  await cells.getByRole('link', { name: '5 km', exact: true }).click();
  await expect(page).toHaveURL(`/nl/te-koop/?${genk}&radius=5`);
  const around = say('list.around', { town: 'Genk', kilometres: '5' });
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    say('list.noSale', { town: around }),
  );
  await expect(cells.getByRole('link', { name: '5 km', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(await barriers(page)).toEqual([]);
  await cells.getByRole('link', { name: '20 km' }).click();
  await expect(page).toHaveURL(`/nl/te-koop/?${genk}&radius=20`);
  const total = await count('goal: SALE, cities: [{name: "Genk", zip: "3600"}], radius: 20');
  expect(total).toBeGreaterThan(0);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(total);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te koop in Genk en 20 km rond');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  await page.getByRole('link', { name: 'Verwijder filter 20 km rond' }).click();
  await expect(page).toHaveURL(`/nl/te-koop/?${genk}`);
});

test('the cells of a radius appear with a city, and go with it', async ({ page, visit }) => {
  const say = words('nl');
  await visit('/nl/te-koop/');
  const filter = page.getByRole('form', { name: 'Zoekfilter' });
  await filter.locator('summary', { hasText: 'Stad' }).click();
  const radius = filter.getByRole('group', { name: say('filter.radius') });
  await expect(radius).toBeHidden();
  await filter.getByRole('checkbox', { name: /^Bree/ }).check();
  await radius.getByRole('radio', { name: '10 km' }).check();
  await expect(page).toHaveURL('/nl/te-koop/?city=Bree%7C3960&radius=10');
  await expect(filter.locator('summary', { hasText: 'Stad' })).toContainText('Bree [3960], 10 km');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Verwijder filter Bree' }).click();
  await expect(page).toHaveURL('/nl/te-koop/');
  await expect(page.getByRole('link', { name: 'Verwijder filter 10 km rond' })).toBeHidden();
});

test('the map shows all that the radius reaches, as a dashed circle', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(`/nl/te-koop/?${genk}&radius=20&view=map`);
  const circle = page.frameLocator('iframe').locator('svg circle[class*="around"]');
  await expect(circle).toHaveCount(1);
  const frame = await page.locator('iframe').boundingBox();
  const box = await circle.boundingBox();
  expect(frame && box && box.y >= frame.y && box.height <= frame.height).toBe(true);
  expect(box?.height, 'it fills the map as far as it can').toBeGreaterThan(
    (frame?.height ?? 0) / 2,
  );
});

test('the form of a demand has the radius of its list', async ({ page, visit }) => {
  await visit(`/nl/te-koop/?${genk}&radius=15`);
  const register = page.getByRole('link', { name: words('nl')('list.register') }).first();
  await register.click();
  const select = page.locator('[name="filter.radius"]');
  await expect(select).toHaveValue('15');
  await expect(select.locator('option')).toHaveText([
    words('nl')('filter.radius.none'),
    ...['5', '10', '15', '20', '50'].map((km) => `${km}\u00a0km`),
  ]);
});

test('a word that is no town is named', async ({ page, visit }) => {
  await visit('/nl/te-koop/?city=Nergenshuizen&radius=10');
  const say = words('nl');
  await expect(page.getByText(say('list.unknownTown', { town: 'Nergenshuizen' }))).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form has the radius beside the cities', async ({ page }) => {
    await page.goto('/fr/a-vendre/');
    const say = words('fr');
    const filter = page.getByRole('form', { name: say('list.filter') });
    await filter.locator('summary', { hasText: say('list.city') }).click();
    await filter.getByRole('checkbox', { name: /^Bree/ }).check();
    await filter.getByRole('radio', { name: '10 km' }).check();
    await filter.getByRole('button', { name: say('list.search') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'À vendre à Bree et 10 km autour',
    );
    await filter.locator('summary', { hasText: say('list.city') }).click();
    await expect(filter.getByRole('radio', { name: '10 km' })).toBeChecked();
  });
});

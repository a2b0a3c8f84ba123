import { addressesOf, kinds, propertyNumber } from '../addresses.ts';
import { expect, test } from '../visitor.ts';

test('the first page of any kind sends no request to the graph', async ({
  page,
  visit,
  overheard,
}) => {
  test.setTimeout(60_000);
  for (const kind of kinds) {
    await visit((await addressesOf(kind)).nl);
    await page.waitForTimeout(250);
    expect.soft(overheard.requests.splice(0), kind).toEqual([]);
  }
});

test('pointing at a card sends one request, the click none', async ({ page, visit, overheard }) => {
  await visit('/nl/te-koop/?text=1096');
  const card = page.getByRole('article').getByRole('link');
  await card.hover();
  await expect.poll(() => overheard.requests).toHaveLength(1);
  await page.waitForTimeout(250);
  await card.click();
  await expect(page).toHaveURL(new RegExp(`/${propertyNumber}/$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Licht huis/);
  await page.waitForTimeout(250);
  expect(overheard.requests).toHaveLength(1);
});

test('a tap sends one request', { tag: '@phone-only' }, async ({ page, visit, overheard }) => {
  await visit('/nl/te-koop/?text=1096');
  await page.getByRole('article').getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Licht huis/);
  await page.waitForTimeout(250);
  expect(overheard.requests).toHaveLength(1);
});

test('going back sends no request', async ({ page, visit, overheard }) => {
  await visit('/nl/te-koop/?text=1096');
  await page.getByRole('article').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/${propertyNumber}/$`));
  await page.goBack();
  await expect(page).toHaveURL('/nl/te-koop/?text=1096');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.waitForTimeout(250);
  expect(overheard.requests).toHaveLength(1);
});

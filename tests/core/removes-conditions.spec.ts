import { cards, chips, position } from '../listparts.ts';
import { expect, test } from '../visitor.ts';

test('chips remove conditions one by one, and Back restores them and the scroll position', async ({
  page,
  visit,
}) => {
  await visit('/nl/te-koop/?city=Kinrooi%7C3640&priceMin=100000&priceMax=450000&terrace=1');
  await chips(page).getByRole('link', { name: 'Verwijder filter Terras' }).click();
  await expect(page).toHaveURL('/nl/te-koop/?city=Kinrooi%7C3640&priceMin=100000&priceMax=450000');
  await chips(page)
    .getByRole('link', { name: /tot € 450\.000/ })
    .click();
  await expect(page).toHaveURL('/nl/te-koop/?city=Kinrooi%7C3640&priceMin=100000');
  await expect(chips(page)).toHaveCount(3);
  await cards(page).nth(3).getByRole('link').hover();
  const left = await page.evaluate(() => Math.round(window.scrollY));
  expect(left).toBeGreaterThan(100);
  await page.mouse.down(); // click() may scroll once more before it presses
  await page.mouse.up();
  await expect(page).toHaveURL(/\/\d+\/$/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(left);
  await page.goBack();
  await expect(page).toHaveURL(/priceMax=450000$/);
  await expect(chips(page)).toHaveCount(4);
  await page.goForward();
  await expect(chips(page)).toHaveCount(3);
});

test('Back undoes one change of the filter at a time', async ({ page, visit }) => {
  await visit('/nl/te-koop/?city=Kinrooi%7C3640');
  const sort = page.getByLabel('Sorteer');
  await sort.selectOption('price_asc');
  await expect(page).toHaveURL('/nl/te-koop/?city=Kinrooi%7C3640&sort=price_asc');
  await sort.selectOption('oldest');
  await expect(page).toHaveURL('/nl/te-koop/?city=Kinrooi%7C3640&sort=oldest');
  await page.goBack();
  await expect(page).toHaveURL('/nl/te-koop/?city=Kinrooi%7C3640&sort=price_asc');
  await expect(sort).toHaveValue('price_asc');
  await page.goBack();
  await expect(page).toHaveURL('/nl/te-koop/?city=Kinrooi%7C3640');
  await expect(sort).toHaveValue('newest');
  await expect(chips(page)).toHaveCount(2);
});

test('an unknown postcode finds nothing and links to fewer conditions', async ({ page, visit }) => {
  await visit('/nl/te-koop/?city=%7C9999&garden=1');
  const main = page.getByRole('main');
  await expect(main).toContainText('Er zijn geen resultaten gevonden voor uw zoekopdracht.');
  await expect(main.getByRole('link', { name: 'Zonder ‘Tuin’' })).toBeVisible();
  await main.getByRole('link', { name: 'Zonder ‘9999’' }).click();
  await expect(page).toHaveURL('/nl/te-koop/?garden=1');
  await expect(cards(page).first()).toBeVisible();
});

const nonsense = {
  'a lowest price above the highest': 'priceMin=500000&priceMax=100000',
  'words of 5,000 characters': `text=${'x'.repeat(5000)}`,
  'an area of 700 corners': `area=${'51.1,5.7;'.repeat(700)}51,5.9`,
  'an area that crosses itself': 'area=51,5.5;51.3,6;51,6;51.3,5.5',
  'invalid numbers and dates': 'bathrooms=-1&yearMin=1e9&plotMin=many&availableBy=2026-02-31',
  emoji: `city=${encodeURIComponent('🏠|🏠')}&energy=${encodeURIComponent('🏠')}`,
};

test('nonsense in the address causes no error', async ({ page, visit }) => {
  for (const [what, search] of Object.entries(nonsense)) {
    await test.step(what, async () => {
      const response = await visit(`/nl/te-koop/?${search}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Te koop/);
      await expect(position(page)).toHaveText(/^Pagina 1 van \d+ \[|^Geen panden$/);
    });
  }
});

import { addressesOf, kinds, pathsOf } from '../addresses.ts';
import { numbersOf } from '../cards.ts';
import { expect, test } from '../visitor.ts';

const others = [
  ['fr', 'FR, français'],
  ['en', 'EN, English'],
] as const;

test('the language links of any page lead to the same page', async ({ page, visit }) => {
  test.setTimeout(120_000);
  for (const kind of kinds) {
    await test.step(kind, async () => {
      const here = await addressesOf(kind);
      const exists = kind !== 'not found';
      await visit(here.nl);
      const links = page.getByRole('banner').getByRole('list');
      await expect(links.getByRole('link', { name: 'NL, Nederlands' })).toHaveAttribute(
        'aria-current',
      );
      for (const [code, name] of others) {
        await links.getByRole('link', { name }).click();
        await expect(page).toHaveURL(exists ? here[code] : `/${code}/`);
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await expect(links.getByRole('link', { name })).toHaveAttribute('aria-current');
        expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(code);
      }
    });
  }
});

const forms = [
  ['property(number: 1096)', '?form=ask'],
  ['property(number: 1096)', '?form=appointment'],
  ['project(number: 2001)', '?form=ask'],
  ['article(path: "/nl/vacatures/vastgoedmakelaar-in-kinrooi/")', '?form=apply'],
] as const;

test('the language links of any form lead to the same form', async ({ page, visit }) => {
  test.setTimeout(60_000);
  for (const [record, form] of forms) {
    await test.step(record + form, async () => {
      const here = await pathsOf(record);
      await visit(`${here.nl}${form}`);
      const canonical = page.locator('link[rel=canonical]');
      for (const [code, name] of others) {
        await page.getByRole('banner').getByRole('link', { name }).click();
        await expect(page).toHaveURL(here[code] + form);
        await expect(page.locator('main form[method=post]')).toBeVisible();
        await expect(canonical).toHaveAttribute('href', new RegExp(`${here[code]}$`));
      }
    });
  }
});

test('the criteria of a demand stay when the language changes', async ({ page, visit }) => {
  const here = await addressesOf('demand register');
  const criteria = '?city=Bree%7C3960&type=1&goal=rent';
  await visit(`${here.nl}${criteria}&utm_source=letter`);
  await page.getByRole('banner').getByRole('link', { name: 'FR, français' }).click();
  await expect(page).toHaveURL(here.fr + criteria);
  await expect(page.locator('[name="filter.goal"][value=RENT]')).toBeChecked();
});

test('a language that is not in use is not offered and has no pages', async ({ page, visit }) => {
  const response = await visit('/de/');
  expect(response?.status()).toBe(404);
  await visit('/nl/');
  await expect(page.locator('[hreflang=de]')).toHaveCount(0);
});

test('a filter stays when the language changes', async ({ page, visit }) => {
  await visit('/nl/te-koop/?city=Kinrooi%7C3640&type=2&sort=price_asc');
  const cards = page.getByRole('main').getByRole('article');
  const before = await numbersOf(cards);
  expect(before.length).toBeGreaterThan(1);
  await page.getByRole('banner').getByRole('link', { name: 'FR, français' }).click();
  await expect(page.getByRole('link', { name: 'Retirer le filtre Kinrooi' })).toBeVisible();
  expect(await numbersOf(cards)).toEqual(before);
  await expect(page.getByLabel('Trier')).toHaveValue('price_asc');
});

test('testimonials have the quotation marks of the language', async ({ page, visit }) => {
  const marks = { nl: ['“', '”'], fr: ['«\u202f', '\u202f»'], en: ['“', '”'] };
  for (const [language, [open, close]] of Object.entries(marks)) {
    await visit(`/${language}/`);
    const quotes = await page
      .locator('blockquote')
      .first()
      .evaluate((one) => getComputedStyle(one).quotes);
    expect(quotes, language).toBe(`"${open}" "${close}"`);
  }
});

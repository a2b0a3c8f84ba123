import type { Page } from '@playwright/test';
import { count } from '../graph.ts';
import { expect, test, withMotion } from '../visitor.ts';

test.use(withMotion);

const cities = ['Kinrooi [3640]', 'Dilsen-Stokkem [3650]', 'Maaseik [3680]'];
const types = ['Villa/Woning/Hoeve', 'Appartement'];
const graphFilter =
  'goal: SALE, cities: [{zip: "3640"}, {zip: "3650"}, {zip: "3680"}], categories: [1, 2]';

test('finds a property and comes back to the list as it was', async ({ page, visit }) => {
  const total = await count(graphFilter);
  expect(total, 'the sample fills two pages').toBeGreaterThan(24);
  await visit('/nl/');
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByText('Te koop').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te koop');

  await choose(page, 'Stad', cities);
  await choose(page, 'Type', types);
  await expect(position(page)).toHaveText(`Pagina 1 van 2 [${total} panden]`);
  await page.getByLabel('Sorteer').selectOption('Prijs, laag naar hoog');
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(async () => {
    const seen = await prices(page);
    expect(seen).toHaveLength(24);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  }).toPass();
  const first = await prices(page);

  const pages = page.getByRole('navigation', { name: 'Pagina’s' });
  await pages.scrollIntoViewIfNeeded();
  const leftFirst = await scrollTop(page);
  await pages.getByRole('link', { name: 'Volgende pagina' }).click();
  await expect(position(page)).toHaveText(`Pagina 2 van 2 [${total} panden]`);
  await expect.poll(() => scrollTop(page)).toBe(0);
  const second = await prices(page);
  expect(Math.min(...second)).toBeGreaterThanOrEqual(Math.max(...first));

  const card = cards(page).last();
  await card.getByRole('link').hover(); // a click scrolls to it too
  const leftSecond = await scrollTop(page);
  expect(leftSecond).toBeGreaterThan(200);
  const address = (await card.getByRole('link').getAttribute('href')) ?? '';
  await card.getByRole('link').click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(position(page)).toHaveText(`Pagina 2 van 2 [${total} panden]`);
  await expect.poll(() => scrollTop(page)).toBe(leftSecond);
  await page.goBack();
  await expect(position(page)).toHaveText(`Pagina 1 van 2 [${total} panden]`);
  await expect.poll(() => scrollTop(page)).toBe(leftFirst);
  await expect(page.getByLabel('Sorteer')).toHaveValue('price_asc');
  const chosen = [/Dilsen/, /Kinrooi/, /Maaseik/, /Villa/, /Appartement/, 'Wis alles'];
  await expect(chips(page)).toHaveText(chosen);
  await expect.poll(() => prices(page)).toEqual(first);
});

test('removes a condition and sees more properties', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/nl/te-koop/?city=Kinrooi%7C3640&type=2');
  await page.getByRole('link', { name: 'Verwijder filter Appartement' }).click();
  const total = await count('goal: SALE, cities: [{zip: "3640"}]');
  await expect(position(page)).toHaveText(`Pagina 1 van 2 [${total} panden]`);
  await expect(page).toHaveURL('/nl/te-koop/?city=Kinrooi%7C3640');
});

test('a filter without results says so and links to more', async ({ page, visit }) => {
  await visit('/nl/te-koop/?city=Peer%7C3990&priceMax=1');
  const main = page.getByRole('main');
  await expect(main).toContainText('Er zijn geen resultaten gevonden voor uw zoekopdracht.');
  await expect(cards(page)).toHaveCount(0);
  await main.getByRole('link', { name: 'Wis alle filters' }).click();
  await expect(page).toHaveURL('/nl/te-koop/');
  await expect(cards(page)).toHaveCount(24);
});

test('filters on a phone, and opens a card and its photos', { tag: '@phone-only' }, async ({
  page,
  visit,
}) => {
  await visit('/nl/');
  await page.getByRole('button', { name: 'Open het menu' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Hoofdmenu' });
  await drawer.getByRole('link', { name: /^Te koop/ }).tap();
  await expect(page).toHaveURL('/nl/te-koop/');
  await expect(drawer).toBeHidden();
  const filter = page.getByRole('form', { name: 'Zoekfilter' });
  const stad = filter.locator('summary', { hasText: 'Stad' });
  await expect(stad).toBeHidden();
  await filter.getByRole('button', { name: 'Filters' }).tap();
  const criteria = page.getByRole('dialog', { name: 'Filters' });
  await criteria.locator('summary', { hasText: 'Stad' }).tap();
  await criteria.getByLabel(/^Kinrooi \[3640\]/).tap();
  await criteria.getByLabel(/^Tuin/).tap();
  const total = await count('goal: SALE, cities: [{zip: "3640"}], garden: true');
  await criteria.getByRole('button', { name: `Toon ${total} panden` }).tap();
  await expect(criteria).toBeHidden();
  await expect(filter.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await expect(chips(page)).toHaveText([/Kinrooi/, /Tuin/, 'Wis alles']);
  await cards(page).first().getByRole('link').tap();
  await expect(page).toHaveURL(/\/nl\/te-koop\/kinrooi\/[^/]+\/\d+\/$/);
  const strip = page.locator('[data-photos]');
  await expect(page.getByRole('button', { name: /^Alle \d+ foto’s$/ })).toBeVisible();
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth }));
  await expect(page.getByText(/^2\/\d+$/)).toBeVisible();
  await page.getByRole('button', { name: /^Alle \d+ foto’s$/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Foto’s' }).locator('header')).toHaveText(
    /^Foto 2/,
  );
});

async function choose(page: Page, cell: string, choices: string[]): Promise<void> {
  const filter = page.getByRole('form', { name: 'Zoekfilter' });
  await filter.locator('summary', { hasText: cell }).click();
  for (const choice of choices) {
    const box = filter.getByRole('checkbox', { name: choice });
    await box.click();
    await expect(box).toBeChecked();
  }
  await page.keyboard.press('Escape');
}

function cards(page: Page) {
  return page.getByRole('main').getByRole('article');
}

function position(page: Page) {
  return page.getByRole('main').getByRole('status');
}

function chips(page: Page) {
  return page.getByRole('list', { name: 'Actieve filters' }).getByRole('listitem');
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** The amounts on the cards, in order; a price on request has none. */
async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).getByText(/€/).allInnerTexts();
  return texts.map((text) => Number(/€\s([\d.]+)/.exec(text)?.[1]?.replaceAll('.', '')));
}

test('a town without homes has the nearest ones, and how far around it to look', async ({
  page,
  visit,
}) => {
  await visit('/nl/te-koop/?q=genk');
  await expect(page).toHaveURL('/nl/te-koop/?city=Genk%7C3600');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te koop in Genk');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'In Genk staat nu niets te koop' })).toBeVisible();
  await expect(main.getByRole('heading', { name: /^Dilsen-Stokkem, op \d+ km$/ })).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await main.getByRole('link', { name: '20 km', exact: true }).click();
  await expect(chips(page)).toHaveText([/Genk/, /20 km rond/, 'Wis alles']);
  await expect(cards(page).first()).toBeVisible();
});

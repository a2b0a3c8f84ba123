import type { Locator, Page } from '@playwright/test';
import { count } from '../graph.ts';
import { expect, test } from '../visitor.ts';

test('a list has three views: cards, cards beside a map, and a map', async ({
  page,
  visit,
  overheard,
}) => {
  await visit('/nl/te-koop/?city=Kinrooi%7C3640');
  await expect(map(page)).toHaveCount(0);
  const code = page.waitForRequest(/\/ResultsMap-[^/]*\.js$/);
  await view(page, 'Kaart').hover();
  await code; // the map's code is on its way before the click
  await view(page, 'Beide').click();
  await expect(page).toHaveURL('/nl/te-koop/?city=Kinrooi%7C3640&view=both');
  await expect(view(page, 'Beide')).toHaveAttribute('aria-current', 'true');
  await expect(view(page, 'Lijst')).not.toHaveAttribute('aria-current');
  await expect(map(page)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await view(page, 'Kaart').click();
  await expect(page).toHaveURL('/nl/te-koop/?city=Kinrooi%7C3640&view=map');
  await expect(cards(page).first()).toBeHidden();
  await expect(map(page)).toBeVisible();
  const before = overheard.requests.length;
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await expect(map(page)).toHaveCount(0);
  expect(overheard.requests).toHaveLength(before);
});

test('a list that opens with a map sends no further request to the graph', async ({
  page,
  visit,
  overheard,
}) => {
  await visit('/nl/te-koop/?view=map&city=Bree%7C3960');
  await expect(pins(page).first()).toBeVisible();
  expect(overheard.requests).toEqual([]);
});

test('the map has all properties of the filter, not only those of this page', async ({
  page,
  visit,
}) => {
  await visit('/nl/te-koop/?view=map');
  const total = await count('goal: SALE');
  expect(total).toBeGreaterThan(24);
  const name = `Kaart met ${total} panden`;
  await expect(page.locator(`iframe[title="${name}"]`)).toBeVisible();
  await expect(pins(page).first()).toBeVisible();
  const shown = await pins(page).allInnerTexts();
  const onMap = shown.reduce(
    (sum, text) => sum + (/^\d+$/.test(text.trim()) ? Number(text) : 1),
    0,
  );
  const far = await frame(page)
    .getByRole('button', { name: /^\d+ bij / })
    .allInnerTexts();
  const away = far.reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
  expect(onMap + away).toBe(total);
});

test('the map has the window, and shows where most properties are, with ways to the far ones', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/nl/te-koop/?view=map');
  await expect(pins(page).first()).toBeVisible();
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await map(page).boundingBox();
  expect(box?.x).toBe(0);
  expect(box?.width).toBe(window.width);
  expect(
    (box?.y ?? 0) + (box?.height ?? 0),
    'no part of it is below the window',
  ).toBeLessThanOrEqual(window.height);
  expect(box?.height).toBeGreaterThan(window.height * (window.width < 960 ? 0.55 : 0.7));
  const far = frame(page).getByRole('button', { name: /^\d+ bij / });
  await expect(far.first()).toBeVisible();
  const isShown = (await far.filter({ hasText: 'Clervaux' }).count()) > 0;
  const [called, own] = isShown ? ['Clervaux', 'Clervaux'] : ['Namen', 'Namur'];
  await far.filter({ hasText: called }).click();
  await expect(frame(page).locator('text', { hasText: own })).toBeVisible();
});

test('choosing a pin brings its card into view, and the map stays where it is', async ({
  page,
  visit,
}) => {
  await visit('/nl/te-koop/?view=both&city=Dilsen-Stokkem%7C3650');
  await expect(pins(page).nth(1)).toBeVisible();
  const pin = frame(page).locator('button[data-number]', { hasText: '€' }).last();
  const before = await pin.boundingBox();
  const number = (await pin.getAttribute('data-number')) ?? '';
  await pin.click();
  const card = page.locator('[data-chosen]');
  await expect(card.getByRole('link')).toHaveAttribute('href', new RegExp(`/${number}/$`));
  await expect(card).toBeInViewport({ ratio: 0.9 });
  await expect(pin).toHaveAttribute('data-marked', 'true');
  await expect(frame(page).getByRole('dialog')).toHaveCount(0);
  expect(await pin.boundingBox()).toEqual(before);
});

test('pointing at a card highlights its pin', async ({ page, visit }) => {
  await visit('/nl/te-koop/?view=both&text=1096');
  await expect(pins(page)).toHaveCount(1);
  await expect(pins(page)).not.toHaveAttribute('data-marked');
  await cards(page).first().hover();
  await expect(pins(page)).toHaveAttribute('data-marked', 'true');
  await page.getByRole('main').getByRole('status').hover();
  await expect(pins(page)).not.toHaveAttribute('data-marked');
  await cards(page).first().getByRole('link').focus();
  await expect(pins(page)).toHaveAttribute('data-marked', 'true');
});

test('the map fills the window; Back closes its card, then the map, and its bounds stay', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/nl/te-koop/?view=map&text=1096');
  await pins(page).waitFor();
  const fullScreen = page.getByRole('dialog', { name: /^Kaart met/ });
  await frame(page).getByRole('button', { name: 'Volledig scherm', exact: true }).click();
  await expect(fullScreen).toBeVisible();
  expect(await fullScreen.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await frame(page).getByRole('button', { name: 'Uitzoomen' }).click();
  await expect(page).toHaveURL(/bounds=/);
  await pins(page).click();
  const card = frame(page).getByRole('dialog');
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(card).toBeHidden();
  await expect(fullScreen).toBeVisible();
  await page.goBack();
  await expect(fullScreen).toBeHidden();
  await expect(page).toHaveURL(/bounds=/);
  await frame(page).getByRole('button', { name: 'Volledig scherm', exact: true }).click();
  await expect(frame(page).getByRole('button', { name: 'Volledig scherm sluiten' })).toBeVisible();
  await expect(fullScreen).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fullScreen).toBeHidden();
});

test('a pin shows its property', async ({ page, visit }) => {
  await visit('/nl/te-koop/?view=map&text=1096');
  await pins(page).click();
  const link = frame(page).getByRole('link', { name: 'Molenstraat 14' });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/1096\/$/);
});

test('the list is what the map shows from the first view on, and follows it without scrolling', async ({
  page,
  visit,
}) => {
  await visit('/nl/te-koop/?view=both');
  const entries = () => page.evaluate(() => history.length);
  const arrived = await entries();
  await expect(pins(page).first()).toBeVisible();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('panden op dit stuk kaart');
  expect(await counted(status), 'the far ones are not in it').toBeLessThan(
    await count('goal: SALE'),
  );
  await expect(status).toContainText(`${await count(inBounds(page))} panden op`);
  await cards(page).last().scrollIntoViewIfNeeded();
  const place = () => map(page).evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  const all = (await status.textContent()) ?? '';
  await pins(page)
    .filter({ hasText: /^\d\d$/ })
    .first()
    .click();
  await expect(status).not.toHaveText(all);
  await expect(status).toContainText(`${await count(inBounds(page))} panden op`);
  expect(await place(), 'the map stays where it is').toBeCloseTo(before, 0);
  const first = cards(page).first();
  await expect(first, 'the list begins with its first card').toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('link', { name: /^Verwijder filter/ })).toHaveCount(0);
  expect(await entries(), 'Back leaves the list').toBe(arrived);
});

test('Back shows the list beside the map where it was left', async ({ page, visit }) => {
  await visit('/nl/te-koop/?view=both');
  await expect(page.getByRole('main').getByRole('status')).toContainText('op dit stuk kaart');
  const far = cards(page).nth(12);
  await far.scrollIntoViewIfNeeded();
  const address = page.url();
  await far.getByRole('heading').getByRole('link').click();
  await expect(page).not.toHaveURL(/view=both/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(far).toBeInViewport();
});

test('the map keeps all pins while the list follows it, and a choice of the filter asks anew', async ({
  page,
  visit,
}) => {
  await visit('/nl/te-koop/?view=both');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('op dit stuk kaart');
  await frame(page)
    .getByRole('button', { name: /bij Clervaux$/ })
    .click();
  await expect(status).toContainText('1 pand op');
  await frame(page)
    .getByRole('button', { name: /^5\d bij / })
    .click();
  await expect(pins(page).nth(3)).toBeVisible();
  await expect(status).toContainText(/5\d panden op/);
  await page.getByRole('link', { name: 'Huur', exact: true }).first().click();
  await expect(page).toHaveURL(/te-huur/);
  await expect(pins(page).first()).toBeVisible();
});

test('where the map shows nothing the list leads to all properties', async ({ page, visit }) => {
  await visit('/nl/te-koop/?bounds=50.3,5.4,50.32,5.44&view=both');
  await page.getByRole('link', { name: 'Wis alle filters' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('op dit stuk kaart');
  await expect(cards(page).first()).toBeVisible();
});

test('an address with bounds opens with the same map and asks for the pins once', async ({
  page,
  visit,
  overheard,
}) => {
  const address = '/nl/te-koop/?bounds=51.0033,5.3919,51.2918,5.8571&view=both';
  await visit(address);
  await expect(pins(page).nth(3)).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('op dit stuk kaart');
  expect(overheard.requests).toHaveLength(1);
});

test('the current view becomes an area, which a chip removes', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/nl/te-koop/?view=map&city=Kinrooi%7C3640');
  await expect(pins(page).first()).toBeVisible();
  await frame(page).getByRole('button', { name: 'Teken een gebied' }).press('Enter');
  await frame(page).getByRole('button', { name: 'Neem wat u nu ziet' }).press('Enter');
  await expect(page).toHaveURL(/&area=[\d.]+,[\d.]+;/);
  await page.getByRole('link', { name: 'Verwijder filter gebied op de kaart' }).click();
  await expect(page).toHaveURL('/nl/te-koop/?city=Kinrooi%7C3640&view=map');
});

test('the cards are shown when the map does not load', async ({ page, visit, overheard }) => {
  overheard.forgiven.push(/ERR_FAILED/);
  await page.clock.install();
  await page.route(/ResultsMap-.*\.js/, (route) => route.abort());
  await visit('/nl/te-koop/?view=map');
  await expect(async () => {
    await page.clock.runFor(6_000); // loading is retried at growing intervals
    expect(await cards(page).first().isVisible()).toBe(true);
  }).toPass();
  await expect(map(page)).toHaveCount(0);
  await expect(page.getByText('De kaart wil niet laden.')).toBeVisible();
});

test('a phone has no view of cards beside a map', { tag: '@phone-only' }, async ({
  page,
  visit,
}) => {
  await visit('/nl/te-koop/?view=both');
  await expect(view(page, 'Beide')).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
  await view(page, 'Kaart').tap();
  await expect(pins(page).first()).toBeVisible();
  await expect(page.locator('main [data-card]').first()).toBeHidden();
});

test('below the map of a phone its properties lie as cards: swiping chooses the pin, choosing a pin swipes', {
  tag: '@phone-only',
}, async ({ page, visit }) => {
  await visit('/nl/te-koop/?view=map&city=Dilsen-Stokkem%7C3650');
  await expect(strip(page).getByRole('article').first()).toBeInViewport({ ratio: 1 });
  await expect(strip(page).getByRole('article').nth(1)).toBeInViewport();
  const [window, box] = [page.viewportSize(), await strip(page).boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(window?.height ?? 0);
  await expect(frame(page).locator('[data-marked]')).toHaveCount(1);
  const single = frame(page).locator('button[data-number]', { hasText: '€' });
  const [first = '', second = ''] = await single.evaluateAll((all) =>
    all.map((pin) => pin.getAttribute('data-number') ?? ''),
  );
  await swipeTo(page, first);
  const pin = (number: string) => frame(page).locator(`button[data-number="${number}"]`);
  await expect(pin(first)).toHaveAttribute('data-marked', 'true');
  await pin(second).tap();
  await expect.poll(() => shownCard(page)).toBe(second);
  await expect(pin(second)).toHaveAttribute('data-marked', 'true');
  await expect(pin(first)).not.toHaveAttribute('data-marked');
  await expect(frame(page).getByRole('dialog')).toHaveCount(0);
});

test('a phone goes from the map to its list and back to the same map', {
  tag: '@phone-only',
}, async ({ page, visit }) => {
  await visit('/nl/te-koop/?view=map');
  const inList = page.getByRole('link', { name: /^\d+ in lijst$/ }).first();
  await expect(page).toHaveURL(/bounds=/);
  await frame(page).getByRole('button', { name: 'Inzoomen', exact: true }).tap();
  const before = page.url();
  await expect(page).not.toHaveURL(before);
  const line = await page.getByRole('navigation', { name: 'Weergave' }).boundingBox();
  expect(line?.height, 'one line').toBeLessThan(70);
  const found = ((await inList.textContent()) ?? '').match(/\d+/)?.[0];
  const address = page.url();
  await inList.tap();
  await expect(page).toHaveURL(address.replace('&view=map', ''));
  await expect(page.getByRole('main').getByRole('status')).toContainText(`[${found} pand`);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.goForward();
  await view(page, 'Kaart').tap();
  await expect(pins(page).first()).toBeVisible();
  await page.waitForTimeout(800); // longer than the map must stand still
  await expect(page, 'the map shows the same').toHaveURL(address);
});

function view(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Weergave' })
    .getByRole('link', { name, includeHidden: true });
}

function map(page: Page) {
  return page.locator('iframe[title^="Kaart"]');
}

function frame(page: Page) {
  return page.frameLocator('iframe[title^="Kaart"]');
}

/** The pins and clusters on the map. */
function pins(page: Page) {
  return frame(page).locator('button[data-number]');
}

function cards(page: Page) {
  return page.getByRole('main').getByRole('article');
}

/** The cards below the map of a phone. */
function strip(page: Page) {
  return page.getByRole('region', { name: /op dit stuk kaart$/ });
}

/** Moves the strip to the card of a property, as a finger does. */
async function swipeTo(page: Page, number: string) {
  const links = await strip(page).getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  const at = paths.findIndex((path) => path?.endsWith(`/${number}/`));
  await links[at]?.evaluate((link) => {
    const list = link.closest('ul');
    const card = link.closest('li');
    const before = list?.getBoundingClientRect().left ?? 0;
    list?.scrollBy({ left: (card?.getBoundingClientRect().left ?? 0) - before });
  });
}

/** The number of the property whose card the strip shows. */
function shownCard(page: Page): Promise<string> {
  return strip(page)
    .getByRole('link')
    .evaluateAll((links) => {
      const inSight = links.find((link) => link.getBoundingClientRect().left > 0);
      return new URL((inSight as HTMLAnchorElement).href).pathname.split('/').at(-2) ?? '';
    });
}

/** How many properties a line says. */
async function counted(line: Locator): Promise<number> {
  return Number(((await line.textContent()) ?? '').match(/\d+/)?.[0]);
}

/** The bounds of the address as a filter of the graph. */
function inBounds(page: Page): string {
  const sides = (new URL(page.url()).searchParams.get('bounds') ?? '').split(',');
  const [south, west, north, east] = sides;
  return `goal: SALE, bounds: {south: ${south}, west: ${west}, north: ${north}, east: ${east}}`;
}

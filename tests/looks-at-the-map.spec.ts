import type { Page } from '@playwright/test';
import { count } from './graph.ts';
import { expect, test } from './visitor.ts';

test('a list has three views: cards, cards beside a map, and a map', async ({
  page,
  visit,
  overheard,
}) => {
  await visit('/nl/te-koop/?city=Kinrooi%7C3640');
  await expect(map(page)).toHaveCount(0);
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
  expect(box?.height).toBeGreaterThan(window.height * 0.7);
  const far = frame(page).getByRole('button', { name: /^\d+ bij / });
  await expect(far.first()).toBeVisible();
  const town = (await far.filter({ hasText: 'Clervaux' }).count()) > 0 ? 'Clervaux' : 'Namur';
  await far.filter({ hasText: town }).click();
  await expect(frame(page).locator('text', { hasText: town })).toBeVisible();
});

test('choosing a pin brings its card into view', async ({ page, visit }) => {
  await visit('/nl/te-koop/?view=both&text=1096');
  await pins(page).click();
  await expect(cards(page).first()).toHaveAttribute('data-chosen', '');
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
  await frame(page).getByRole('checkbox', { name: 'Zoek terwijl ik de kaart verschuif' }).check();
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

test('a pin shows its property', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/nl/te-koop/?view=map&text=1096');
  await map(page).evaluate((frame) =>
    frame.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await pins(page).click();
  const link = frame(page).getByRole('link', { name: /Kinrooi/ });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/1096\/$/);
});

test('with searching as the map moves the list follows, without scrolling', async ({
  page,
  visit,
}) => {
  await visit('/nl/te-koop/?view=both');
  await expect(pins(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await frame(page).getByRole('checkbox', { name: 'Zoek terwijl ik de kaart verschuif' }).check();
  const place = () => map(page).evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  await frame(page).getByRole('button', { name: 'Inzoomen', exact: true }).click();
  await expect(page).toHaveURL(/view=both/);
  await expect(page).toHaveURL(/bounds=[\d.]+,[\d.]+,[\d.]+,[\d.]+/);
  const chip = page.getByRole('link', { name: 'Verwijder filter in het kaartbeeld' });
  await expect(chip).toBeVisible();
  expect(await place(), 'the map stays where it is, with a chip above it').toBeCloseTo(before, 0);
  const [south, west, north, east] = (new URL(page.url()).searchParams.get('bounds') ?? '').split(
    ',',
  );
  const total = await count(
    `goal: SALE, bounds: {south: ${south}, west: ${west}, north: ${north}, east: ${east}}`,
  );
  await expect(page.getByRole('main').getByRole('status')).toContainText(`[${total} pand`);
  await chip.click();
  await expect(page).toHaveURL('/nl/te-koop/?view=both');
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
  await expect(cards(page).first()).toBeHidden();
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

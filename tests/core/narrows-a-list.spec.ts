import type { Page } from '@playwright/test';
import { addressesOf } from '../addresses.ts';
import { barriers } from '../barriers.ts';
import { count } from '../graph.ts';
import { cards, chips } from '../listparts.ts';
import { expect, test } from '../visitor.ts';
import { words } from '../words.ts';

test('each criterion of the drawer narrows the list, and the button shows the total beforehand', async ({
  page,
  visit,
}) => {
  await visit('/nl/te-koop/');
  const drawer = await openCriteria(page);
  await drawer.getByLabel('Badkamers').selectOption('1');
  await drawer.getByLabel('Bewoonbaar vanaf').fill('1oo'); // characters that are not digits are dropped
  await expect(drawer.getByLabel('Bewoonbaar vanaf')).toHaveValue('1');
  await drawer.getByLabel('Bewoonbaar vanaf').fill('100');
  await drawer.getByLabel('Bouwjaar vanaf').fill('1990');
  await drawer.getByRole('checkbox', { name: /^open/ }).check();
  await drawer.getByRole('checkbox', { name: /^A \d/ }).check();
  await drawer.getByRole('switch', { name: /^Tuin/ }).check();
  const graphFilter =
    'goal: SALE, bathroomsMin: 1, surfaceMin: 100, constructionYearMin: 1990, facades: [4], energyClasses: [A], garden: true';
  const total = await count(graphFilter);
  expect(total, 'the sample has such properties').toBeGreaterThan(0);
  await drawer.getByRole('button', { name: show(total) }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(
    '/nl/te-koop/?bathrooms=1&surfaceMin=100&facades=4&energy=A&yearMin=1990&garden=1',
  );
  await expect(cards(page)).toHaveCount(total);
  await expect(chips(page)).toHaveText([
    /1 of meer badkamers/,
    /bewoonbaar vanaf 100/,
    /open bebouwing/,
    /energielabel A/,
    /gebouwd vanaf 1990/,
    /Tuin/,
    'Wis alles',
  ]);
  await expect(page.getByRole('button', { name: 'Meer criteria (6)' })).toBeFocused();
});

test('choices in the drawer change nothing until they are sent', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/nl/te-koop/?garden=1');
  const drawer = await openCriteria(page);
  await drawer.getByRole('switch', { name: /^Terras/ }).check();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/nl/te-koop/?garden=1');
  await openCriteria(page);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/nl/te-koop/?garden=1');
  await openCriteria(page);
  await expect(drawer.getByRole('switch', { name: /^Terras/ })).not.toBeChecked();
  await expect(drawer.getByRole('switch', { name: /^Tuin/ })).toBeChecked();
  await drawer.getByRole('button', { name: 'Wis alles' }).click();
  await expect(drawer.getByRole('switch', { name: /^Tuin/ })).not.toBeChecked();
  await drawer.getByLabel('Woorden in de beschrijving').pressSequentially('zonnep CHENE');
  const described = await count('goal: SALE, description: "zonnep chêne"');
  expect(described, 'descriptions of the sample have these words').toBeGreaterThan(0);
  await drawer.getByRole('button', { name: show(described) }).click();
  await expect(page).toHaveURL('/nl/te-koop/?description=zonnep%20CHENE');
  await page
    .getByRole('link', { name: 'Verwijder filter beschrijving met “zonnep CHENE”' })
    .click();
  await expect(page).toHaveURL('/nl/te-koop/');
});

test('words of descriptions narrow the list in other languages, by the keyboard', async ({
  page,
  visit,
}) => {
  for (const [language, width, word] of [
    ['fr', 390, 'jardin'],
    ['en', 834, 'garden'],
  ] as const) {
    const say = words(language);
    await page.setViewportSize({ width, height: 1000 });
    await visit((await addressesOf('sale'))[language]);
    await page.getByRole('button', { name: opensCriteria(say) }).press('Enter');
    const drawer = page.getByRole('dialog', { name: opensCriteria(say) });
    await drawer.getByLabel(say('filter.description')).fill(word);
    const total = await count(`goal: SALE, description: "${word}"`);
    expect(total, 'the sample has such descriptions').toBeGreaterThan(0);
    expect(await barriers(page, language)).toEqual([]);
    await drawer
      .getByRole('button', { name: say('list.show', { count: total, total }) })
      .press('Enter');
    await expect(page).toHaveURL(new RegExp(`\\?description=${word}$`));
    const filter = say('filter.description.chip', { value: word });
    await page.getByRole('link', { name: say('list.removeFilter', { filter }) }).press('Enter');
    await expect(page).not.toHaveURL(/description/);
  }
});

test('the count beside a value is the total with that value', async ({ page, visit }) => {
  await visit('/nl/te-koop/?type=1');
  const drawer = await openCriteria(page);
  const villas = 'goal: SALE, categories: [1]';
  const withPool = await count(`${villas}, pool: true`);
  const furnished = await count(`${villas}, furnished: true`);
  await expect(drawer.getByRole('switch', { name: `Zwembad ${withPool}` })).toBeVisible();
  const greyed = drawer.getByRole('switch', { name: `Gemeubeld ${furnished}` });
  expect(await greyed.isDisabled()).toBe(furnished === 0);
  await drawer.getByRole('checkbox', { name: /^A \d/ }).check();
  const then = await count(`${villas}, energyClasses: [A], pool: true`);
  await expect(drawer.getByRole('switch', { name: `Zwembad ${then}` })).toBeVisible();
});

test('an answer to an earlier choice is not waited for, nor shown', async ({ page, visit }) => {
  await visit('/nl/te-koop/');
  const drawer = await openCriteria(page);
  await expect(drawer.getByRole('button', { name: show(await count('goal: SALE')) })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/graphql(?!.*terrace).*lift/, async (route) => {
    await held;
    await route.continue();
  });
  const slow = page.waitForRequest(/graphql.*lift/);
  const late = page.waitForEvent('requestfailed', (request) =>
    /graphql(?!.*terrace).*lift/.test(request.url()),
  );
  await drawer.getByRole('switch', { name: /^Lift/ }).check();
  await slow;
  await drawer.getByRole('switch', { name: /^Terras/ }).check();
  expect((await late).failure()?.errorText).toBe('net::ERR_ABORTED');
  const total = await count('goal: SALE, lift: true, terrace: true');
  await expect(drawer.getByRole('button', { name: show(total) })).toBeVisible();
  release();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await expect(drawer.getByRole('button', { name: show(total) })).toBeVisible();
});

/** The text of the drawer's button with a total. */
function show(total: number): RegExp | string {
  return total === 0 ? 'Geen panden' : new RegExp(`^Toon ${total} pand(en)?$`);
}

/** The name of the button that opens the criteria: on a phone it has all of them. */
function opensCriteria(say: ReturnType<typeof words>): RegExp {
  return new RegExp(
    `^(${say('list.criteria', { count: 0 })}|${say('list.filters', { count: 0 })})$`,
  );
}

async function openCriteria(page: Page) {
  await page.getByRole('button', { name: /^(Meer criteria|Filters)/ }).click();
  const drawer = page.getByRole('dialog', { name: /^(Meer criteria|Filters)$/ });
  await expect(drawer).toBeVisible();
  return drawer;
}

import { addressesOf } from './addresses.ts';
import { count } from './graph.ts';
import { expect, test } from './visitor.ts';
import { words } from './words.ts';

test.use({ javaScriptEnabled: false });

test('the form has all criteria and leads to the same addresses', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/nl/te-koop/?area=51.3,5.4;51.3,6;51,6;51,5.4');
  const filter = page.getByRole('form', { name: 'Zoekfilter' });
  await expect(page.getByRole('button', { name: /Meer criteria/ })).toBeHidden();
  await filter.locator('summary', { hasText: 'Meer criteria' }).click();
  await filter.getByLabel('Badkamers').selectOption('1');
  await filter.getByLabel('Grond vanaf').fill('300');
  await filter.getByLabel('Woorden in de beschrijving').fill('tuin');
  await filter.getByRole('switch', { name: /^Terras/ }).check();
  await filter.getByRole('button', { name: 'Zoeken' }).click();
  const params = {
    bathrooms: '1',
    description: 'tuin',
    terrace: '1',
    area: '51.3,5.4;51.3,6;51,6;51,5.4',
  };
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams), 'the area stays')
    .toMatchObject(params);
  const corners = [
    [51.3, 5.4],
    [51.3, 6],
    [51, 6],
    [51, 5.4],
  ].map(([latitude, longitude]) => `{latitude: ${latitude}, longitude: ${longitude}}`);
  const total = await count(
    `goal: SALE, bathroomsMin: 1, plotMin: 300, description: "tuin", terrace: true, polygon: [${corners}]`,
  );
  expect(total, 'the sample has such properties').toBeGreaterThan(0);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(total);
  await expect(filter.getByLabel('Grond vanaf')).toHaveValue('300');
  await page.getByRole('link', { name: 'Verwijder filter Terras' }).click();
  await expect(page).not.toHaveURL(/terrace/);
});

test('the list is shown in place of the map, and says what to do instead of drawing an area', async ({
  page,
}) => {
  for (const language of ['fr', 'en'] as const) {
    await page.setViewportSize({ width: language === 'fr' ? 390 : 834, height: 900 });
    await page.goto((await addressesOf('sale'))[language]);
    await expect(page.locator('noscript p')).toHaveText(words(language)('list.noMap'));
  }
  await page.goto('/nl/te-koop/?view=map');
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Volgende pagina' }).click();
  await expect(page).toHaveURL('/nl/te-koop/?view=map&page=2');
});

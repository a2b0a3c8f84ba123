import { addressesOf } from './addresses.ts';
import { numbersOf } from './cards.ts';
import { queryGraph } from './graph.ts';
import { expect, test } from './visitor.ts';

const missing = 'Oeps, deze pagina bestaat niet meer';

/** The screen, its address, its status, its title and the link it offers. */
const screens = [
  ['no such page', '/nl/verdwenen/', 404, missing, 'Naar de startpagina'],
  ['no such language', '/xx/', 404, missing, 'Naar de startpagina'],
  ['a language not in use', '/de/', 404, missing, 'Naar de startpagina'],
  [
    'no such project',
    '/nl/projecten/x/y/9999/',
    404,
    'Dit project kennen wij niet',
    'Alle projecten',
  ],
  ['sold', 'sold', 410, 'Dit pand is verkocht', 'Wat er te koop is'],
  ['rented', 'rented', 410, 'Het pand dat u zoekt is verhuurd', 'Wat er te huur is'],
] as const;

for (const [name, at, status, title, on] of screens) {
  test(`${name}: says so and links to another page`, { tag: '@phone' }, async ({ page, visit }) => {
    const address = at === 'sold' || at === 'rented' ? (await addressesOf(at)).nl : at;
    expect((await visit(address))?.status()).toBe(status);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const link = page.getByRole('main').getByRole('link', { name: on });
    const to = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(to);
    await expect(heading).not.toHaveText(title);
    expect((await page.request.get(to)).status()).toBe(200);
  });
}

const searches = [
  ['no such page', '/nl/verdwenen/', missing],
  ['no such property', '/nl/te-koop/bree/huis/999999/', 'Dit pand staat niet op onze site'],
] as const;

for (const [name, at, title] of searches) {
  test(`${name}: has a search form`, { tag: '@phone' }, async ({ page, visit }) => {
    expect((await visit(at))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const form = page.getByRole('main').getByRole('search');
    await form.getByRole('combobox').fill('bree');
    await form.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL('/nl/te-koop/bree/');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Bree');
  });
}

for (const kind of ['sold', 'rented'] as const) {
  test(`${kind}: shows similar properties on offer`, async ({ page, visit }) => {
    await visit((await addressesOf(kind)).nl);
    const similar = page.getByRole('region', { name: 'Ook iets voor u?' }).getByRole('article');
    const numbers = await numbersOf(similar);
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) {
      const { property } = await queryGraph<{ property: { status: string; goal: string } }>(
        `{ property(number: ${number}) { status goal } }`,
      );
      expect(property.status).not.toMatch(/SOLD|RENTED|REALISED/);
      expect(property.goal).toBe(kind === 'sold' ? 'SALE' : 'RENT');
    }
  });
}

test('a page beyond the last answers 404 and links to the first', async ({ page, visit }) => {
  expect((await visit('/nl/te-koop/?page=99'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Naar pagina 1' }).click();
  await expect(page).toHaveURL('/nl/te-koop/');
});

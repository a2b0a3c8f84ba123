import { barriers } from './barriers.ts';
import { queryGraph } from './graph.ts';
import { expect, test } from './visitor.ts';
import { words } from './words.ts';

const say = words('nl');

interface Alone {
  properties: { nodes: { path: string; headline: string }[] };
}

test('the map marks the homes whose page was opened here, and the saved ones', async ({
  page,
  visit,
}) => {
  const { properties } = await queryGraph<Alone>(`{
    properties(filter: {goal: SALE, cities: [{name: "Hamont-Achel", zip: "3930"}]}, first: 2) {
      nodes { path headline }
    } }`);
  const [home, ...others] = properties.nodes;
  if (!home || others.length > 0) throw new Error('the sample has another number of homes there');
  const map = '/nl/te-koop/?city=Hamont-Achel%7C3930&view=map';
  const pin = page.frameLocator('iframe').getByRole('button', { name: home.headline });

  await visit(map);
  await expect(pin).toBeVisible();
  await expect(pin).not.toHaveAccessibleName(new RegExp(say('map.seen')));
  await visit(home.path);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('gevel-seen')))
    .toMatch(/^\[\d+\]$/);
  await page
    .getByRole('button', { name: say('saved.save') })
    .first()
    .click();
  await visit(map);
  await expect(pin).toHaveAccessibleName(new RegExp(`, ${say('map.seen')}, ${say('map.saved')}$`));
  expect(await barriers(page, 'nl'), 'the map').toEqual([]);
});

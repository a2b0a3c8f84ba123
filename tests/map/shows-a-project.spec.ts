import { project } from '../addresses.ts';
import { queryGraph } from '../graph.ts';
import { expect, test } from '../visitor.ts';
import { languages, words } from '../words.ts';

for (const language of languages) {
  test(`the map of a project has one pin, with its name and its lowest price, ${language}`, async ({
    page,
    visit,
  }) => {
    const { project: it } = await queryGraph<{ project: Project }>(
      `{ project(number: ${project}, language: ${language.toUpperCase()})
        { path name city { displayName } priceRange { min { text } } units { price { text } } } }`,
    );
    const lowest = it.priceRange.min.text;
    expect(new Set(it.units.map(({ price }) => price.text)).size).toBeGreaterThan(1);
    await visit(it.path);
    await page.locator('main [class*=map]').first().scrollIntoViewIfNeeded();
    const pin = page.frameLocator('main iframe').locator('button[data-number]');
    const price = words(language)('project.from', { price: lowest });
    await expect(pin).toHaveText([price]);
    await expect(pin).toHaveAccessibleName(`${price}, ${it.city.displayName}, ${it.name}`);
    await pin.click();
    const card = page.frameLocator('main iframe').getByRole('dialog');
    await expect(card).toHaveAccessibleName(`${it.name}, ${price}`);
    await expect(card.getByRole('link')).toHaveAttribute('href', it.path);
  });
}

interface Project {
  path: string;
  name: string;
  city: { displayName: string };
  priceRange: { min: { text: string } };
  units: { price: { text: string } }[];
}

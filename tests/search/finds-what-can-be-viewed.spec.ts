import { barriers } from '../barriers.ts';
import { count } from '../graph.ts';
import { expect, test } from '../visitor.ts';
import { words } from '../words.ts';

test('finds what can be viewed this week by saying so, in every language', async ({
  page,
  visit,
}) => {
  test.slow(); // the server works out what can be viewed some seconds after its start
  await expect.poll(() => count('viewable: true'), { timeout: 60_000 }).toBeGreaterThan(0);
  const all = await count('');
  expect((await count('viewable: true')) + (await count('viewable: false'))).toBe(all);

  const sentences = [
    ['nl', 'te koop, met bezichtiging deze week', 1440],
    ['fr', 'à vendre, avec visite cette semaine', 834],
    ['en', 'for sale, with a viewing this week', 390],
  ] as const;
  for (const [language, sentence, width] of sentences) {
    const say = words(language);
    await page.setViewportSize({ width, height: 900 });
    await visit(`/${language}/`);
    const field = page.getByRole('combobox');
    await field.fill(sentence);
    await field.press('Enter');
    await expect(page).toHaveURL(/[?&]viewable=1/);
    const chip = page.getByRole('main').getByRole('link', { name: say('filter.viewable') });
    await expect(chip).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await chip.click();
    await expect(page).not.toHaveURL(/viewable=1/);
  }
});

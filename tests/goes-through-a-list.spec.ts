import { expect, test } from './visitor.ts';

test('a visitor goes through the list one came from', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/nl/te-koop/?city=Kinrooi%7C3640');
  const list = page.url();
  const homes = await page
    .locator('main article h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.locator('main article h2 a').nth(1).click();
  await expect(page).toHaveURL(homes[1] ?? '');
  const trail = page.getByRole('navigation', { name: 'In de lijst' });
  const step = async (name: string, home = '') => {
    const link = trail.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', home); // the address may change before the page does
    await link.click();
    await expect(page).toHaveURL(home);
  };
  await step('Volgend pand in de lijst', homes[2]);
  await step('Vorig pand in de lijst', homes[1]);
  await step('Vorig pand in de lijst', homes[0]);
  await expect(trail.getByRole('link', { name: 'Vorig pand in de lijst' })).toHaveCount(0);
  await trail.getByRole('link', { name: 'Terug naar de lijst' }).click();
  await expect(page).toHaveURL(list);
});

test('who comes from elsewhere has no list to go through', async ({ page, visit }) => {
  await visit('/nl/te-koop/');
  const similar = await page.locator('main article h2 a').first().getAttribute('href');
  await visit(similar ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'In de lijst' })).toHaveCount(0);
});

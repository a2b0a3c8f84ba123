import { addressesOf } from './addresses.ts';
import { barriers } from './barriers.ts';
import { comeNear, expect, test } from './visitor.ts';

test('finds a home on the façade of a project, with the keyboard, and opens it', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit((await addressesOf('project')).nl);
  const drawing = page
    .getByRole('figure')
    .filter({ has: page.getByRole('group', { name: 'De woningen' }) });
  const free = drawing.getByRole('link', { name: /A4, 4 slaapkamers, .*€.*, Vrij$/ });
  await expect(drawing.getByRole('img', { name: /A3, .*Verkocht$/ })).toHaveCount(1);
  await expect(drawing.getByRole('link', { name: /A3/ })).toHaveCount(0);
  expect(scripts.filter((url) => /UnitDrawing/.test(url))).toEqual([]);
  await comeNear(drawing);
  await page.getByRole('combobox', { name: 'Slaapkamers' }).selectOption('4');
  await expect(drawing.getByRole('link')).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);
  await free.focus();
  await expect(drawing.locator('figcaption')).toContainText('A4 4 slaapkamers');
  const picture = drawing.getByRole('img', { name: /^Gevels van de negen woningen/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1600);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/2001\/[^/]+\/1065\/$/);
});

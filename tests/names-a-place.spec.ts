import { pathsOf } from './addresses.ts';
import { expect, test, visitorsLanguage } from './visitor.ts';
import { words } from './words.ts';

/** A villa whose address is public, and another property whose address is not. */
const villa = 1085;

test('the way to a place that a visitor names is told, and at the next home too', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const language = visitorsLanguage();
  const say = words(language);
  await visit((await pathsOf(`property(number: ${villa})`))[language]);
  const around = page.getByRole('region', { name: say('property.surroundings') });
  const field = around.getByLabel(say('property.around.place'));
  await field.scrollIntoViewIfNeeded();
  await expect(around.locator('[data-live]')).toBeVisible();
  await field.fill('genk');
  await expect(around.locator('datalist option').first()).toHaveAttribute('value', '3600 Genk');
  await around.getByRole('button', { name: say('property.around.show') }).click();
  const answer = around.getByRole('status');
  await expect(answer).toContainText('3600 Genk');
  await expect(answer).toContainText(say('property.around.estimate'));
  await visit((await pathsOf('property(number: 1050)'))[language]);
  await around.getByLabel(say('property.around.place')).scrollIntoViewIfNeeded();
  await expect(around.getByRole('status')).toContainText('3600 Genk');
  await around.getByLabel(say('property.around.place')).fill('Xyzzy');
  await around.getByRole('button', { name: say('property.around.show') }).click();
  await expect(around.getByRole('status')).toContainText(say('property.around.unknown'));
});

test('the way to a place is told without scripts', async ({ browser }) => {
  const say = words('nl');
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto((await pathsOf(`property(number: ${villa})`)).nl);
  const around = page.getByRole('region', { name: say('property.surroundings') });
  await around.getByLabel(say('property.around.place')).fill('3960');
  await around.getByRole('button', { name: say('property.around.show') }).click();
  await expect(around.getByRole('status')).toContainText('3960 Bree');
  await plain.close();
});

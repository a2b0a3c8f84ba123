import { dialog, onTaggedSite, press, stored } from './consent.ts';
import { expect, takenOver, test } from './visitor.ts';
import { words } from './words.ts';

const say = words('nl');
const { enter, left, origin } = onTaggedSite();

test('the link in the footer takes back what was let in', async ({ page, context }) => {
  await enter(page, '/nl/contact/');
  await press(page, 'all');
  await expect.poll(() => left).toHaveLength(3);
  await context.addCookies([{ name: '_ga_TEST', value: '1', url: origin() }]);
  left.length = 0;
  const link = page.getByRole('contentinfo').getByRole('link', { name: say('layout.consent') });
  await link.click();
  await expect(dialog(page).getByRole('switch', { checked: true })).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await Promise.all([page.waitForEvent('load'), press(page, 'refuse')]);
  await takenOver(page);
  expect(await stored(page)).toEqual(['set', 'true', 'false', 'false', 'false']);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga_TEST');
  await expect(dialog(page)).toBeHidden();
  expect(left).toEqual([]);
});

test('?setcookies forgets the choice and asks again', async ({ page }) => {
  await enter(page, '/nl/contact/');
  await press(page, 'all');
  await expect.poll(() => left).toHaveLength(3);
  left.length = 0;
  await enter(page, '/nl/contact/?setcookies');
  await expect(dialog(page)).toBeVisible();
  expect(await stored(page)).toEqual([null, null, null, null, null]);
  expect(left).toEqual([]);
  await expect(page).toHaveURL(/\/nl\/contact\/$/); // a reload after the choice must not forget it
  await press(page, 'refuse');
  await page.reload();
  await takenOver(page);
  expect(await stored(page)).toEqual(['set', 'true', 'false', 'false', 'false']);
});

test('the link in the cookie policy asks again too', async ({ page }) => {
  await enter(page, '/nl/cookie-policy/');
  await press(page, 'refuse');
  await page.getByRole('main').getByRole('link', { name: 'Mijn keuze opnieuw maken' }).click();
  await expect(dialog(page)).toBeVisible();
  expect(await stored(page)).toEqual([null, null, null, null, null]);
  await press(page, 'refuse');
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toEqual(['set', 'true', 'false', 'false', 'false']);
});

import { dialog, onTaggedSite, press, stored } from '../consent.ts';
import { expect, takenOver, test } from '../visitor.ts';
import { words } from '../words.ts';

const say = words('nl');
const { enter, thirdParty, origin } = onTaggedSite();

test('the link in the footer withdraws consent', async ({ page, context }) => {
  await enter(page, '/nl/contact/');
  await press(page, 'all');
  await expect.poll(() => thirdParty).toHaveLength(3);
  await context.addCookies([{ name: '_ga_TEST', value: '1', url: origin() }]);
  thirdParty.length = 0;
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
  expect(thirdParty).toEqual([]);
});

test('?setcookies clears the choice and shows the dialog again', async ({ page }) => {
  await enter(page, '/nl/contact/');
  await press(page, 'all');
  await expect.poll(() => thirdParty).toHaveLength(3);
  thirdParty.length = 0;
  await enter(page, '/nl/contact/?setcookies');
  await expect(dialog(page)).toBeVisible();
  expect(await stored(page)).toEqual([null, null, null, null, null]);
  expect(thirdParty).toEqual([]);
  await expect(page).toHaveURL(/\/nl\/contact\/$/); // so that a reload does not clear the choice again
  await press(page, 'refuse');
  await page.reload();
  await takenOver(page);
  expect(await stored(page)).toEqual(['set', 'true', 'false', 'false', 'false']);
});

test('the link in the cookie policy shows the dialog again', async ({ page }) => {
  await enter(page, '/nl/cookie-policy/');
  await press(page, 'refuse');
  await page.getByRole('main').getByRole('link', { name: 'Mijn keuze opnieuw maken' }).click();
  await expect(dialog(page)).toBeVisible();
  expect(await stored(page)).toEqual([null, null, null, null, null]);
  await press(page, 'refuse');
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toEqual(['set', 'true', 'false', 'false', 'false']);
});

import { barriers } from '../../barriers.ts';
import {
  codeOf,
  deskWords,
  newStaff,
  nextCodeOf,
  secretShown,
  setUpAndSignIn,
  tryCode,
  tryPassword,
} from '../../staff.ts';
import { expect, test } from '../../visitor.ts';

const say = deskWords('nl');
const widths = [390, 834, 1440];

test('sets the phone up, keeps the recovery codes, and signs in with one of them @phone', async ({
  page,
}) => {
  const staff = newStaff();
  await page.goto('/desk/');
  await expect(page).toHaveTitle(/^Aanmelden \| Balie van /);
  await tryPassword(page, staff);
  await expect(page.getByRole('img', { name: say('signIn.setUp.qr') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('signIn.setUp.link') })).toHaveAttribute(
    'href',
    /^otpauth:\/\/totp\//,
  );
  const secret = await secretShown(page);
  await tryCode(page, codeOf(secret).replace(/^.../, '$& ')); // with a space, as phones show it
  const listed = page.locator('main li');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allInnerTexts();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: say('signIn.codes.download') }).click();
  expect((await saving).suggestedFilename()).toBe(say('signIn.codes.file'));
  await page.getByRole('button', { name: say('signIn.codes.done') }).click();
  await expect(page).toHaveTitle(new RegExp(`^${say('today.title')}`));

  await signOut(page);
  await tryPassword(page, staff);
  await page.getByRole('button', { name: say('signIn.code.noPhone') }).click();
  const field = page.getByLabel(say('signIn.recovery.field'));
  await field.fill('abcdef-ghijkl');
  await page.getByRole('button', { name: say('signIn.button') }).click();
  await expect(page.getByText(say('signIn.recovery.wrong'))).toBeVisible();
  await field.fill(codes[3]?.toUpperCase() ?? '');
  await page.getByRole('button', { name: say('signIn.button') }).click();
  await expect(page).toHaveTitle(new RegExp(`^${say('today.title')}`));
  await page.goto('/desk/me');
  await expect(page.getByText(say('me.codesLeft', { count: 9 }))).toBeVisible();
});

test('signs in by keyboard; a code that was taken is wrong the next time', async ({ page }) => {
  const staff = newStaff();
  const secret = await setUpAndSignIn(page, staff);
  await signOut(page);
  await expect(page.getByLabel(say('signIn.email'), { exact: true })).toBeFocused();
  await page.keyboard.type(staff.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(staff.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(say('signIn.code.field'))).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('signIn.code.wrong'))).toBeVisible();
  await page.getByLabel(say('signIn.code.field')).fill(nextCodeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(new RegExp(`^${say('inbox.title')}`));
});

test('an address that nobody has gets the words of a wrong password', async ({ page }) => {
  const staff = newStaff();
  await page.goto('/desk/');
  const alert = page.getByRole('alert');
  await tryPassword(page, { ...staff, password: 'niet dit wachtwoord' });
  await expect(alert).toHaveText(
    new RegExp(`^${say('signIn.wrong')} U kunt het nog \\d keer proberen`),
  );
  await page.reload();
  await tryPassword(page, { ...staff, email: `nobody-${staff.email}` });
  await expect(alert).toHaveText(
    new RegExp(`^${say('signIn.wrong')} U kunt het nog \\d keer proberen`),
  );
  await page.reload();
  await page.getByRole('button', { name: say('signIn.next') }).click();
  await expect(page.getByText(say('signIn.required'))).toHaveCount(2);
});

test('after too many wrong codes it says to wait', async ({ page }) => {
  const staff = newStaff();
  await page.goto('/desk/');
  await tryPassword(page, staff);
  for (let left = 9; left >= 0; left--) {
    await tryCode(page, `00000${left}`);
    await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
    if (left > 0)
      await expect(page.getByText(say('signIn.triesLeft', { count: left }))).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: say('signIn.tooOften.title') })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/Vanaf \d\d?:\d\d kunt u het opnieuw/);
});

test('speaks the four languages, and remembers which', async ({ page }) => {
  const staff = newStaff('Jean Dubois', 'agent', 'fr');
  await setUpAndSignIn(page, staff, '/desk/me').catch(() => {});
  await expect(page.getByText(deskWords('fr')('me.thisBrowser'))).toBeVisible(); // the account's language
  for (const language of ['de', 'en', 'nl', 'fr'] as const) {
    const name = { de: 'Deutsch', en: 'English', nl: 'Nederlands', fr: 'Français' }[language];
    await page.getByRole('radio', { name }).check();
    await expect(page.getByText(deskWords(language)('me.thisBrowser'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await page.evaluate(() => localStorage.clear()); // the account knows it, not this browser
  await page.goto('/desk/properties/1096/edit');
  const card = page.getByRole('button', { name: /^La carte en / });
  await expect(card.and(page.locator('[aria-pressed=true]'))).toHaveText('FR');
});

test('another browser can be signed out', async ({ page, browser, baseURL }) => {
  const staff = newStaff();
  const secret = await setUpAndSignIn(page, staff);
  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-BE' });
  const second = await other.newPage();
  await second.goto('/desk/me');
  await tryPassword(second, staff);
  await tryCode(second, nextCodeOf(secret));
  const end = second.getByRole('main').getByRole('button', { name: say('me.end'), exact: true });
  await end.click();
  await expect(second.locator('main li')).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel(say('signIn.password'), { exact: true })).toBeVisible();
  await other.close();
});

test('recovery codes are made anew, and the password is changed', async ({ page }) => {
  const staff = newStaff();
  await setUpAndSignIn(page, staff, '/desk/me');
  await page.getByRole('button', { name: say('me.newCodes') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('me.passwordCurrent')).fill('niet dit wachtwoord');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(say('me.passwordWrong'))).toBeVisible();
  await dialog.getByLabel(say('me.passwordCurrent')).fill(staff.password);
  await page.keyboard.press('Enter');
  await expect(dialog.locator('li')).toHaveCount(10);
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('signIn.codes.done') }).click();
  const form = page.getByRole('region', { name: say('me.password'), exact: true });
  await form.getByLabel(say('me.passwordCurrent')).fill(staff.password);
  await form.getByLabel(say('signIn.choose.password')).fill('drie losse woorden');
  await form.getByLabel(say('signIn.choose.again')).fill('twee losse woorden');
  await page.keyboard.press('Enter');
  await expect(form.getByText(say('signIn.choose.differ'))).toBeVisible();
  await form.getByLabel(say('signIn.choose.again')).fill('drie losse woorden');
  await page.keyboard.press('Enter');
  await expect(form.getByText(say('me.passwordChanged'))).toBeVisible();
});

test('no step of signing in has a barrier', async ({ page }) => {
  const staff = newStaff();
  const check = async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await barriers(page)).toEqual([]);
      const room = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(room, 'no sideways scroll').toBeLessThanOrEqual(width);
    }
  };
  await page.goto('/desk/');
  await page.getByRole('button', { name: say('signIn.next') }).click();
  await expect(page.getByText(say('signIn.required')).first()).toBeVisible();
  await check();
  await tryPassword(page, staff);
  const secret = await secretShown(page);
  await check();
  await tryCode(page, codeOf(secret));
  await expect(page.getByRole('link', { name: say('signIn.codes.download') })).toBeVisible();
  await check();
});

async function signOut(page: import('@playwright/test').Page) {
  const more = page.getByRole('button', { name: say('frame.more') });
  if (await more.isVisible()) await more.click();
  await page
    .getByRole('button', { name: say('frame.signOut') })
    .locator('visible=true')
    .click();
  await expect(page.getByLabel(say('signIn.password'), { exact: true })).toBeVisible();
}

import { fill, formOf } from '../form.ts';
import { newOwner, type Owner, ownerPages, seesProperty, signIn, street } from '../owner.ts';
import { expect, takenOver, test } from '../visitor.ts';
import { words } from '../words.ts';

const { login, owner: portal } = ownerPages;
/** The number of the owner's property that visitors do not see. */
const hidden = 1111;

test.describe('a session of an owner', () => {
  const say = words('nl');
  let owner: Owner;

  test.beforeEach(async ({ page, visit }) => {
    owner = newOwner();
    await visit(login.nl);
    await signIn(page, owner, say);
  });

  test('signs in again when the session has ended meanwhile', async ({ page, context }) => {
    await context.clearCookies();
    await page.getByLabel(say('owner.property'), { exact: true }).selectOption(String(hidden));
    await expect(page.getByText(say('form.signIn.done.sessionEnded'))).toBeVisible();
    await signIn(page, owner, say);
    await expect(page).toHaveURL(`${portal.nl}?property=${hidden}`);
  });

  test('sees no data after Back when the session has ended', async ({ page, context }) => {
    await page.goto('/nl/');
    await context.clearCookies();
    await page.goBack();
    await expect(formOf(page, 'signIn')).toBeVisible();
    await expect(street(page)).toHaveCount(0);
  });

  test('leaves no data in the browser’s back/forward cache', async ({ page }) => {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect(street(page)).toHaveCount(0);
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await seesProperty(page, say);
  });

  test('changes the password; other devices are signed out', async ({ page, browser, baseURL }) => {
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const second = await other.newPage();
    await second.goto(login.nl);
    await takenOver(second);
    await signIn(second, owner, say);

    await page.getByText(say('owner.changePassword')).click();
    const form = formOf(page, 'changePassword');
    const password = 'een venster op de straat';
    await fill(form, { current: 'niet dit wachtwoord', password, confirmation: password });
    await form.locator('button[type=submit]').click();
    await expect(form.getByRole('alert')).toContainText(say('problem.current.WRONG_LOGIN'));
    await fill(form, { current: owner.password });
    await form.locator('button[type=submit]').click();
    await expect(page.getByText(say('owner.passwordChanged'))).toBeVisible();
    await page.reload();
    await seesProperty(page, say);

    await second.reload();
    await expect(formOf(second, 'signIn')).toBeVisible();
    await signIn(second, { ...owner, password }, say);
    await other.close();
  });

  test('signs out everywhere', async ({ page, browser, baseURL }) => {
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const second = await other.newPage();
    await second.goto(login.nl);
    await takenOver(second);
    await signIn(second, owner, say);
    await page.getByRole('button', { name: say('owner.signOutEverywhere') }).click();
    await expect(page.getByText(say('form.signIn.done.signOutEverywhere'))).toBeVisible();
    await second.reload();
    await expect(formOf(second, 'signIn')).toBeVisible();
    await other.close();
  });
});

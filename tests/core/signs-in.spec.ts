import { fill, formOf, introduce, send } from '../form.ts';
import { emailsAbout, linkIn, someone } from '../mailbox.ts';
import { newOwner, ownerPages, seesProperty, signIn, street, trySigningIn } from '../owner.ts';
import { expect, test } from '../visitor.ts';
import { languages, words } from '../words.ts';

const { login, owner: portal, password: passwords } = ownerPages;

for (const language of languages) {
  const say = words(language);

  test(`signs in after a wrong password, and out again, ${language}`, async ({ page, visit }) => {
    const owner = newOwner();
    await visit(`${portal[language]}?property=1111`);
    await expect(page).toHaveURL(new RegExp(`${login[language]}\\?next=`));
    await trySigningIn(page, { ...owner, password: 'not this one at all' });
    const alert = formOf(page, 'signIn').getByRole('alert');
    await expect(alert).toHaveText(say('problem.WRONG_LOGIN'));
    await expect(alert).toBeFocused();

    await signIn(page, owner, say);
    await expect(page).toHaveURL(`${portal[language]}?property=1111`);
    await page.getByRole('button', { name: say('owner.signOut'), exact: true }).click();
    await expect(page).toHaveURL(`${login[language]}?done=signOut`);
    await expect(page.getByText(say('form.signIn.done.signOut'))).toBeVisible();

    await page.goBack();
    await page.goForward();
    await visit(portal[language]);
    await expect(page).toHaveURL(new RegExp(`${login[language]}\\?next=`));
    await expect(street(page)).toHaveCount(0);
  });

  test(`replaces a forgotten password, ${language}`, async ({ page, visit }) => {
    const owner = newOwner();
    await visit(login[language]);
    await page.getByRole('link', { name: say('form.signIn.forgotten') }).click();
    await expect(page).toHaveURL(passwords[language]);
    const forgot = formOf(page, 'forgotPassword');
    await fill(forgot, { email: owner.email });
    await formOf(page, 'forgotPassword').locator('button[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('thanks.thanksPassword.title'),
    );

    const link = linkIn(await emailsAbout(owner.email, 1), `${passwords[language]}?token=`);
    await visit(link);
    const reset = formOf(page, 'resetPassword');
    await fill(reset, { password: 'too short', confirmation: 'and other' });
    await reset.locator('button[type=submit]').click();
    const alert = reset.getByRole('alert');
    await expect(alert).toContainText(say('problem.password.TOO_SHORT'));
    await expect(alert).toContainText(say('problem.PASSWORDS_DIFFER'));
    const password = 'a window on the street';
    await fill(reset, { password, confirmation: password });
    await reset.locator('button[type=submit]').click();
    await expect(page.getByText(say('form.signIn.done.resetPassword'))).toBeVisible();
    await trySigningIn(page, owner);
    await expect(formOf(page, 'signIn').getByRole('alert')).toHaveText(say('problem.WRONG_LOGIN'));
    await signIn(page, { ...owner, password }, say);

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('form.link.ended'));
    await expect(reset).toHaveCount(0);
  });

  test(`registers for the first time, ${language}`, async ({ page, visit }) => {
    const owner = newOwner();
    await visit(login[language]);
    await page.getByRole('link', { name: say('form.signIn.first') }).click();
    const form = formOf(page, 'registerOwner');
    await introduce(form, owner.email);
    await send(form);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(say('thanks.thanksRegistration.title'));
    const link = linkIn(await emailsAbout(owner.email, 1), `${passwords[language]}?token=`);
    await visit(link);
    await expect(title).toHaveText(say('form.newPassword.title'));
  });
}

test('an unknown email address gets the same answer, and an email without a link', async ({
  page,
  visit,
}) => {
  const say = words('nl');
  const email = someone();
  await visit(passwords.nl);
  await fill(formOf(page, 'forgotPassword'), { email });
  await formOf(page, 'forgotPassword').locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('thanks.thanksPassword.title'),
  );
  const [message] = await emailsAbout(email, 1);
  expect(message?.text).not.toContain('?token=');
});

test('the sign-in page redirects a signed-in owner', async ({ page, visit }) => {
  const say = words('nl');
  await visit(login.nl);
  await signIn(page, newOwner(), say);
  await page.goto(`${login.nl}?next=${encodeURIComponent('//example.com/nl/eigenaar/')}`);
  await seesProperty(page, say);
  await expect(page).toHaveURL(portal.nl);
});

test('a password can be seen while it is typed', async ({ page, visit }) => {
  await visit(login.nl);
  const field = page.locator('[name=password]');
  await field.fill('molen-venster-tuin');
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: words('nl')('form.showPassword') }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('molen-venster-tuin');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an owner can sign in, and reads that the page needs scripts', async ({
    page,
    overheard,
  }) => {
    overheard.forgiven.push(/status of 422/);
    const say = words('nl');
    const owner = newOwner();
    await page.goto(login.nl);
    await trySigningIn(page, { ...owner, password: 'niet dit wachtwoord' });
    await expect(formOf(page, 'signIn').getByRole('alert')).toHaveText(say('problem.WRONG_LOGIN'));
    expect(await page.content()).not.toContain('niet dit wachtwoord');
    await trySigningIn(page, owner);
    await expect(page).toHaveURL(new RegExp(portal.nl));
    await expect(page.getByText(say('owner.noScripts'))).toBeVisible();
    await expect(street(page)).toHaveCount(0);
  });
});

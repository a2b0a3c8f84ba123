import { barriers, expectNoBarriers } from '../../barriers.ts';
import { fill, formOf } from '../../form.ts';
import { emailsAbout, linkIn, someone } from '../../mailbox.ts';
import { ownerPages, signIn } from '../../owner.ts';
import { deskWords, newStaff, startSession } from '../../staff.ts';
import { expect, test } from '../../visitor.ts';
import { words } from '../../words.ts';

const say = deskWords('nl');

test('a manager invites an owner, who chooses a password by the email and sees the property; then access is taken away', {
  tag: '@widths',
}, async ({ page, browser }) => {
  await startSession(page, newStaff(), '/desk/owners');
  const email = someone();
  const name = `Mia ${crypto.randomUUID()}`;
  await page.getByRole('link', { name: say('owners.new') }).click();
  await page.getByLabel(say('signIn.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: say('owners.makeAndInvite') }).click();
  await expect(page.getByText(say('owners.wrong.REQUIRED'))).toBeVisible();
  await page.getByLabel(say('lead.name')).fill(name);
  await page.getByLabel(say('owners.properties')).fill('1096');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Enter'); // picks it
  await page.getByLabel(say('lead.name')).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText(/^uitgenodigd, link tot/)).toBeVisible();
  await page.getByLabel(say('owners.link')).fill('1111');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('owners.linked', { number: 1111 }))).toBeVisible();
  await expectNoBarriers(page);

  const link = linkIn(await emailsAbout(email, 1), `${ownerPages.password.nl}?token=`);
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  const password = `vijver, kachel en ${crypto.randomUUID()}`;
  const form = formOf(theirs, 'resetPassword');
  await fill(form, { password, confirmation: password });
  await form.locator('button[type=submit]').click();
  await expect(theirs.getByText(words('nl')('form.signIn.done.resetPassword'))).toBeVisible();
  await signIn(theirs, { email, password }, words('nl'));

  await page.reload();
  await expect(page.getByText(say('owners.access.ACTIVE'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: say('owners.as') }).click();
  await expect(page.getByRole('heading', { name: /^1096 / })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('button', { name: say('owners.close') }).click();
  await page.getByRole('button', { name: say('owners.close') }).click();
  await expect(page.getByText(say('owners.closed', { name }))).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL(new RegExp(ownerPages.login.nl));

  await page
    .getByRole('link', { name: say('owners.title') })
    .first()
    .click();
  await page.getByLabel(say('owners.find')).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name })).toBeVisible();
  expect(page.url(), 'names stay out of what a server sees').toContain('#words=');
  await expect(page.getByRole('row').nth(1)).toContainText('gesloten op');

  // Many are invited at once; owners who have a password, or were changed meanwhile, are left out.
  await page.getByRole('checkbox', { name: say('bulk.choose', { name }) }).check();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: say('owners.inviteChosen') }).click();
  await expect(page.getByText(say('owners.invited', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('uitgenodigd, link tot');
});

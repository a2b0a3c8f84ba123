import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../../barriers.ts';
import { someone } from '../../mailbox.ts';
import { ageCode, deskWords, newStaff, nextCodeOf, startSession } from '../../staff.ts';
import { expect, test } from '../../visitor.ts';

const say = deskWords('nl');

const member = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const open = async (page: Page, email: string) => {
  await member(page, email).getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const press = (page: Page, text: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: say(text), exact: true })
    .click();

const ownLeads = (page: Page) =>
  page
    .getByRole('group', { name: say('emails.leads') })
    .getByRole('radio', { name: say('emails.wanted', { wanted: 'OWN' }) });

/** Chooses the emails about leads of own properties, and waits until they are stored. */
async function chooseOwn(page: Page): Promise<void> {
  const answer = page.waitForResponse(
    (one) => one.request().postData()?.includes('"OWN"') ?? false,
  );
  await ownLeads(page).check();
  await answer;
  await expect(ownLeads(page)).toBeChecked();
}

test('a manager invites somebody, changes the role, and closes the access; the log has it', {
  tag: '@widths',
}, async ({ page }) => {
  const staff = newStaff(`An ${crypto.randomUUID()}`); // the log is chosen by name
  const heir = newStaff(`Erfgenaam ${crypto.randomUUID()}`, 'agent');
  const secret = await startSession(page, staff, '/desk/staff');
  await expect(member(page, heir.email)).toBeVisible();
  ageCode(staff);
  await page.getByRole('button', { name: say('staff.invite') }).click();
  await expect(page).toHaveURL('/desk/staff?dialog=invite');
  const name = `Tom ${crypto.randomUUID()}`;
  const email = someone();
  await page.keyboard.type(name);
  await page.getByLabel(say('signIn.email'), { exact: true }).fill('geen adres');
  await page.keyboard.press('Enter');
  await page.getByLabel(say('signIn.code.field')).fill(nextCodeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('signIn.notAnEmail'))).toBeVisible();
  await page.getByLabel(say('signIn.email'), { exact: true }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('staff.linkSent', { email }))).toBeVisible();
  await expect(member(page, email)).toContainText(say('staff.invited'));

  await open(page, email);
  await expectNoBarriers(page);
  await chooseOwn(page);
  await press(page, 'staff.changeRole');
  await page.getByRole('radio', { name: say('me.role', { role: 'EDITOR' }) }).check();
  await press(page, 'staff.changeRole');
  await expect(page.getByText(say('staff.roleSet', { name, role: 'EDITOR' }))).toBeVisible();
  await expect(member(page, email)).toContainText(say('me.role', { role: 'EDITOR' }));
  await open(page, email);
  await press(page, 'staff.close');
  await page.getByLabel(say('staff.leadsTo', { count: 0 })).selectOption({ label: heir.name });
  await press(page, 'staff.close');
  await expect(page.getByText(say('staff.closedNow', { name }))).toBeVisible();
  await expect(member(page, email)).toContainText(say('staff.closed'));

  await page.getByRole('link', { name: say('staff.part.log') }).click();
  await page.getByLabel(say('log.who')).selectOption({ label: staff.name });
  await expect(page.getByRole('row').filter({ hasText: 'sloot de toegang' }).first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/part=log&member=/);
  await expect(page.getByRole('row').filter({ hasText: 'nodigde uit' }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'stelde e-mails in' })).toHaveCount(1);

  await page.goto('/desk/me');
  await chooseOwn(page);
  await page.reload();
  await expect(ownLeads(page)).toBeChecked();
});

test('an agent is told who manages staff, and reads the rights and the own actions @phone', {
  tag: '@widths',
}, async ({ page }) => {
  await startSession(page, newStaff('Tom Janssen', 'agent'), '/desk/staff');
  await expect(
    page.getByText(/^Uw rol geeft hier geen toegang toe. Wel toegang: zaakvoerder. Vraag het aan /),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: say('staff.invite') })).toHaveCount(0);
  const check = () => expectNoBarriers(page);
  await check();
  await page.getByRole('link', { name: say('staff.part.rights') }).click();
  const row = page.getByRole('row').filter({ hasText: say('right.EXPORT_LEADS') });
  await expect(row.getByRole('cell')).toHaveText([
    say('staff.yes'),
    say('staff.no'),
    say('staff.no'),
  ]);
  await check();
  await page.getByRole('link', { name: say('staff.part.log') }).click();
  await expect(page.getByRole('row').filter({ hasText: 'meldde zich aan' })).toHaveCount(1);
  await expect(page.getByLabel(say('log.who'))).toHaveCount(0);
  await check();
});

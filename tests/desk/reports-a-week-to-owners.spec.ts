import { barriers } from '../barriers.ts';
import { emailsAbout } from '../mailbox.ts';
import { newOwner } from '../owner.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

test('staff reads the report of last week, sends it with words of its own, and agrees on the next ones', async ({
  page,
}) => {
  const owner = newOwner();
  await startSession(page, newStaff(), '/desk/owners');
  const waiting = page
    .getByRole('group')
    .filter({ has: page.getByRole('link', { name: 'Lien Peeters' }) });
  await page.locator('summary').first().click();
  await expect(waiting.first()).toBeVisible();
  await page.getByRole('searchbox').first().fill(owner.email);
  await page.keyboard.press('Enter');
  await page.getByRole('table').getByRole('link', { name: 'Lien Peeters' }).click();
  const report = page.getByRole('region', { name: /eigendom/ });
  await expect(report).toContainText('(Ref. 1096): ');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page)).toEqual([]);
  }
  await page.getByLabel(say('owners.report.remark')).fill('Zaterdag komen twee kopers terug.');
  await page.getByLabel(say('owners.report.agree')).check();
  await page.getByRole('button', { name: say('owners.report.send') }).click();
  await expect(page.getByText(say('owners.report.sent', { email: owner.email }))).toBeVisible();
  await expect(page.getByText(say('owners.report.none'))).toBeVisible();
  const how = page.getByLabel(say('owners.report.how', { name: 'Lien Peeters' }));
  await expect(how).toHaveValue('AGREED');
  const [email] = await emailsAbout(owner.email, 1);
  expect(email?.text).toContain('Zaterdag komen twee kopers terug.');
  await how.selectOption('ENDED');
  await expect(page.getByText(say('owners.report.set'))).toBeVisible();
  await expect(how).toHaveValue('ENDED');
});

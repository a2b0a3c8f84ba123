import type { Page } from '@playwright/test';
import { addressesOf } from './addresses.ts';
import { barriers } from './barriers.ts';
import { fill, formOf, introduce, send } from './form.ts';
import { emailsAbout, someone } from './mailbox.ts';
import { deskWords, newStaff, setUpAndSignIn } from './staff.ts';
import { expect, takenOver, test } from './visitor.ts';
import { words } from './words.ts';

const say = deskWords('nl');

/** Sends the agency a message as a visitor does; the visitor's address. */
async function write(page: Page, message: string): Promise<string> {
  const visitor = someone();
  await page.goto((await addressesOf('contact')).nl);
  await takenOver(page);
  const form = formOf(page, 'sendContact');
  await introduce(form, visitor);
  await fill(form, { remark: message });
  await send(form, words('nl'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words('nl')('thanks.thanksContact.title'),
  );
  return visitor;
}

test('answers a visitor, takes the answer back, and sends it after all @phone', async ({
  page,
}) => {
  test.setTimeout(90_000); // an answer leaves after ten seconds
  const message = `Is er een keuring? ${crypto.randomUUID()}`;
  const visitor = await write(page, message);
  const staff = newStaff();
  await setUpAndSignIn(page, staff);
  await page.goto('/desk/inbox?list=ALL');
  await page.getByRole('row').filter({ hasText: message }).getByRole('link').click();
  const answer = page.getByLabel(say('lead.answer'), { exact: true });
  await expect(answer).toBeVisible();
  await page.keyboard.press('a');
  await expect(answer).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(say('lead.answerEmpty'))).toBeVisible();
  await page.keyboard.type('Dag An, maandag om tien uur?');
  await page.keyboard.press('Control+Enter');
  const state = (name: string) => page.getByRole('radio', { name: say(`lead.state.${name}`) });
  const course = page.getByRole('listitem').filter({ hasText: say('lead.answered') });
  await expect(course).toContainText('maandag om tien uur');
  await expect(state('DONE')).toBeChecked();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: say('lead.takeBack') }).click();
  await expect(answer).toHaveValue('Dag An, maandag om tien uur?');
  await expect(state('NEW')).toBeChecked();
  await expect(course).toHaveCount(0);
  await answer.fill('Dag An,\n\nDinsdag om elf uur past ook.');
  await page.getByLabel(say('lead.afterwards')).selectOption('IN_HAND');
  await page.getByRole('button', { name: new RegExp(`^${say('lead.sendAnswer')}`) }).click();
  await expect(state('IN_HAND')).toBeChecked();
  const about = await emailsAbout(visitor, 3, 30_000); // to the agency, the confirmation, the answer
  const arrived = about.find(({ text }) => text.includes('Dinsdag om elf uur'));
  expect(arrived?.replyTo).toBe(staff.email);
  expect(arrived?.text).toMatch(/In-Reply-To: <\w+@example\.com>/);
  expect(about.some(({ text }) => text.includes('maandag'))).toBe(false);
  await page.reload();
  await expect(course).toContainText('Dinsdag');
  await expect(course).toContainText(/afgeleverd/);
});

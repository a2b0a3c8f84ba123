import { barriers } from './barriers.ts';
import { write } from './desk.ts';
import { emailsAbout } from './mailbox.ts';
import { deskWords, newStaff, setUpAndSignIn } from './staff.ts';
import { expect, test } from './visitor.ts';

const say = deskWords('nl');

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

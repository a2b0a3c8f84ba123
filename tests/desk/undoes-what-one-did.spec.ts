import { barriers } from '../barriers.ts';
import { write } from '../desk.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

test('lists what one did, undoes one of it, and says why another stays @phone', async ({
  page,
}) => {
  const message = `Is er een lift? ${crypto.randomUUID()}`;
  await write(page, message);
  await startSession(page, newStaff());
  await page.goto('/desk/inbox?list=ALL');
  await page.getByRole('row').filter({ hasText: message }).getByRole('link').click();
  const state = (name: string) => page.getByRole('radio', { name: say(`lead.state.${name}`) });
  await expect(state('NEW')).toBeChecked();
  await page.keyboard.press('e');
  await expect(state('DONE')).toBeChecked();
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('done.title'));
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  const closed = row(say('log.action', { name: 'setLeadState' }));
  await expect(closed).toContainText(say('lead.state.DONE'));
  await expect(row(say('log.action', { name: 'signIn' }))).toContainText(
    say('done.why', { why: 'NOTHING' }),
  );
  expect(await barriers(page)).toEqual([]);
  await closed.getByRole('button', { name: say('lead.undo') }).click();
  await expect(page.getByRole('status').getByText(say('lead.undone'))).toBeVisible();
  await expect(closed).toContainText(say('done.why', { why: 'CHANGED' }));
  await closed.getByRole('link').click();
  await expect(state('NEW')).toBeChecked();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(say('done.title'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('done.title'));
});

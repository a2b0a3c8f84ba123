import { clockOf } from '../../web/desk/app/time.ts';
import { barriers } from '../barriers.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

/** Two minutes from now by the agency's clock, once that is still today there. */
async function soon(): Promise<string> {
  const [now, at] = [0, 120_000].map((more) => clockOf(new Date(Date.now() + more).toISOString()));
  if (now?.slice(0, 10) === at?.slice(0, 10)) return at ?? '';
  await new Promise((done) => setTimeout(done, 121_000));
  return soon();
}

test('who called is called back at the time that was noted @phone', async ({ page }) => {
  test.slow();
  const name = `Claes ${crypto.randomUUID()}`;
  await startSession(page, newStaff(), '/desk/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('call.who')).fill(`0470 00 00 12 ${name}`);
  await dialog.getByLabel(say('call.back'), { exact: true }).fill(await soon());
  expect(await barriers(page), 'the dialog').toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();

  const part = page.getByRole('region', { name: say('today.callBacks') });
  await expect(part.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  expect(await barriers(page), 'today').toEqual([]);
  await page.goto('/desk/inbox');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText(say('inbox.callBack', { at: '' }), { exact: false })).toBeVisible();

  // it is done, and is gone from the day
  await row.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: say('matter.callBackNone') }).click();
  await expect(page.getByRole('button', { name: say('matter.callBackNone') })).toHaveCount(0);
  await page.goto('/desk/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(part.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
});

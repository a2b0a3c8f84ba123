import { barriers } from '../barriers.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

test('notes a telephone call, which becomes a lead with a course @phone', async ({ page }) => {
  const said = `Wil de tuin zien ${crypto.randomUUID()}`;
  const staff = newStaff();
  await startSession(page, staff);
  await page.goto('/desk/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(say('call.who'))).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.type('Lieve Claes');
  await dialog.getByRole('button', { name: say('call.note') }).click();
  await expect(dialog.getByText(say('call.nobody'))).toBeVisible();
  await dialog.getByLabel(say('call.who')).fill('0470 00 00 10 Lieve Claes');
  await dialog.getByLabel(say('call.text')).fill(said);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const noted = page.getByRole('status').filter({ hasText: 'Lieve Claes' });
  await noted.getByRole('link', { name: say('lead.pageTitle'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lieve Claes');
  await expect(page.getByText(said).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /0470 00 00 10/ }).first()).toBeVisible();
});

test('plans a viewing for who called', async ({ page }) => {
  await startSession(page, newStaff(), '/desk/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('call.who')).fill('0470 00 00 11 Jef Maes');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const noted = page.getByRole('status').filter({ hasText: 'Jef Maes' });
  await noted.getByRole('link', { name: say('week.plan') }).click();
  await expect(dialog.getByLabel(say('week.phone'), { exact: true })).toHaveValue('0470 00 00 11');
  await expect(dialog.getByLabel(say('week.lastName'), { exact: true })).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jef Maes');
});

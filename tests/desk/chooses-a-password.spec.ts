import { barriers } from '../barriers.ts';
import { emailsAbout, linkIn } from '../mailbox.ts';
import { deskWords, newStaff, secretShown, tryPassword } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

test('asks for a link, chooses a password with it, once, and signs in @phone', async ({ page }) => {
  const staff = newStaff();
  await page.goto('/desk/');
  await page.getByRole('button', { name: say('signIn.forgotten') }).click();
  await page.getByRole('button', { name: say('signIn.forgot.button') }).click();
  await expect(page.getByText(say('signIn.required'))).toBeVisible();
  await page.getByLabel(say('signIn.email'), { exact: true }).fill(staff.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say('signIn.forgot.sentTitle') })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const link = linkIn(await emailsAbout(staff.email, 1), '/desk/password?token=');
  await page.goto(link);
  const password = page.getByLabel(say('signIn.choose.password'), { exact: true });
  const again = page.getByLabel(say('signIn.choose.again'));
  const save = page.getByRole('button', { name: say('signIn.choose.button') });
  await expect(password).toBeFocused();
  await password.fill('te kort');
  await again.fill('iets anders');
  await save.click();
  await expect(page.getByText(say('signIn.choose.tooShort'))).toBeVisible();
  await expect(page.getByText(say('signIn.choose.differ'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const chosen = `vijver, kachel en ${crypto.randomUUID()}`;
  await password.fill(chosen);
  await again.fill(chosen);
  await save.click();
  await expect(page.getByText(say('signIn.chosen'))).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/$/);
  await tryPassword(page, { email: staff.email, password: chosen });
  expect(await secretShown(page)).not.toBe('');

  await page.goto(link);
  await password.fill(chosen);
  await again.fill(chosen);
  await save.click();
  await expect(page.getByText(say('signIn.forgot.linkEnded'))).toBeVisible();
  await page.getByRole('button', { name: say('signIn.back') }).click();
  await expect(page.getByRole('button', { name: say('signIn.next') })).toBeVisible();
});

test('an address that nobody has gets the same answer', async ({ page }) => {
  const email = `nobody-${crypto.randomUUID()}@example.org`;
  await page.goto('/desk/');
  await page.getByRole('button', { name: say('signIn.forgotten') }).click();
  await page.getByLabel(say('signIn.email'), { exact: true }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('signIn.forgot.sent', { email, minutes: 60 }))).toBeVisible();
});

import { barriers } from './barriers.ts';
import { deskWords, newStaff, setUpAndSignIn } from './staff.ts';
import { expect, test } from './visitor.ts';

const say = deskWords('nl');

test('a manager makes a key for a program, sees it once, and revokes it', async ({
  page,
  request,
}) => {
  const name = `Zapier ${crypto.randomUUID()}`;
  await setUpAndSignIn(page, newStaff(), '/desk/links');
  const keys = page.getByRole('region', { name: say('programKeys.title') });
  await keys.getByRole('button', { name: say('programKeys.new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('programKeys.make') }).click();
  await expect(dialog.getByText(say('programKeys.REQUIRED'))).toBeVisible();
  await dialog.getByLabel(say('programKeys.name')).fill(name);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const shown = dialog.getByLabel(say('programKeys.key'));
  await expect(shown).toHaveValue(/^gevel_/);
  const Authorization = `Bearer ${await shown.inputValue()}`;
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('programKeys.kept') }).click();
  const ask = () => request.get('/graphql?query={__typename}', { headers: { Authorization } });
  expect((await ask()).status()).toBe(200);

  await page.reload();
  const row = keys.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Laatst gebruikt op');
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page)).toEqual([]);
  }
  await row.getByRole('button', { name: say('programKeys.revokeOf', { name }) }).click();
  await dialog.getByRole('button', { name: say('programKeys.revoke'), exact: true }).click();
  await expect(row).toHaveCount(0);
  expect((await ask()).status()).toBe(401);
});

import { barriers } from '../barriers.ts';
import { link, nowhere } from '../link.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

test('a manager tries to link a CRM, is told what is wrong, and removes a link', async ({
  page,
}) => {
  await startSession(page, newStaff(), '/desk/links');
  await page.getByRole('link', { name: say('links.new'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('links.new'));
  await page.getByRole('radio', { name: 'Whise' }).check();
  await page.getByRole('button', { name: say('links.new.next') }).click();
  const form = page.getByRole('listitem').filter({ has: page.getByRole('textbox') });
  const send = form.getByRole('button', { name: say('links.new.try') });
  await send.click();
  const user = form.getByLabel('Gebruikersnaam van de API');
  await expect(form.getByText(say('links.new.wrong', { code: 'REQUIRED' })).first()).toBeVisible();
  await user.fill('kantoor');
  await form.getByLabel('(ClientId)').fill('een');
  await form.getByLabel('(OfficeId)').fill('1');
  await form.getByLabel(say('links.new.secret', { system: 'whise' })).fill('geheim');
  await send.click();
  await expect(form.getByText(say('links.new.wrong', { code: 'NOT_A_NUMBER' }))).toBeVisible();
  await form.getByLabel('(ClientId)').fill('1');
  await form.getByText(say('links.new.more')).click();
  const base = form.getByLabel('Adres van de API');
  await base.fill('http://127.0.0.1');
  await send.click();
  await expect(form.getByText(say('links.new.wrong', { code: 'NOT_HTTPS' }))).toBeVisible();
  await base.fill('https://127.0.0.1:9');
  await send.click();
  await expect(form.getByRole('alert')).toContainText('privénetwerk');
  await expect(form.getByRole('alert')).toContainText('Er is niets bewaard');
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page)).toEqual([]);
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(room, 'no sideways scroll').toBeLessThanOrEqual(width);
  }

  const name = `office-${crypto.randomUUID().slice(0, 8)}`;
  link(['add', 'whise', name, ...nowhere], 'geheim');
  await page.goto('/desk/links');
  const block = page.getByRole('region', { name: `Whise, ${name}` });
  await expect(block.getByText(`/crm/whise/${name}`)).toBeVisible();
  await block.getByRole('button', { name: say('links.remove') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('De sleutel wordt vergeten');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('links.remove') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(block).toHaveCount(0);
});

import { barriers } from '../barriers.ts';
import { link, nowhere } from '../link.ts';
import { emailsAbout } from '../mailbox.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

test('a manager sees how a link goes, pauses, resumes and runs it', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `office-${crypto.randomUUID().slice(0, 8)}`;
  const secret = `geheim-${crypto.randomUUID()}`;
  link(['add', 'whise', name, ...nowhere, '-types', '47=139'], secret);
  try {
    const staff = newStaff();
    await startSession(page, staff, '/desk/links');
    const block = page.getByRole('region', { name: `Whise, ${name}` });
    await block.getByRole('button', { name: say('links.pause') }).click();
    await expect(block.getByText(say('links.state.PAUSED'))).toBeVisible();
    await block.getByRole('button', { name: say('links.resume') }).click();
    await expect(block.getByText(say('links.state.FAILING'))).toBeVisible({ timeout: 20_000 });
    await block.getByRole('button', { name: say('links.run') }).click();
    const runs = page.getByRole('region', { name: `${say('links.runs')} ${name}` });
    await expect(runs.getByRole('listitem').first()).toBeVisible();
    await expect(block).toContainText('Het adres van Whise ligt in een privénetwerk');
    for (const width of [390, 834, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await barriers(page)).toEqual([]);
      const room = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(room, 'no sideways scroll').toBeLessThanOrEqual(width);
    }
    expect(await page.content()).not.toContain(secret);
    const table = page.getByRole('region', { name: `${say('words.list')} ${name}` });
    await table.getByRole('button', { name: say('words.removeOf', { word: '47' }) }).click();
    await expect(table).toHaveCount(0);

    await block.getByRole('button', { name: say('links.secret.replace') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('links.secret.label')).fill('een nieuw geheim');
    await dialog.getByRole('button', { name: say('links.secret.save') }).click();
    await expect(dialog.getByRole('alert')).toContainText('privénetwerk');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    const mail = page.getByRole('region', { name: say('links.mail.title') });
    await mail.getByRole('button', { name: say('links.mail.send') }).click();
    await expect(mail.getByRole('status')).toContainText(staff.email);
    expect(await barriers(page)).toEqual([]);
    expect((await emailsAbout(staff.email, 1)).at(0)?.text).toContain('Proef van de mailserver');

    const records = page.getByRole('region', { name: say('mailRecords.title') });
    await records.getByLabel(say('mailRecords.selector')).fill('two words');
    await records.getByRole('button', { name: say('mailRecords.check') }).click();
    await expect(records.getByText(say('mailRecords.selector.wrong'))).toBeVisible();
    await expect(page.getByRole('region', { name: say('outbox.title') })).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-BE' });
    const agent = await other.newPage();
    await startSession(agent, newStaff('Tom Janssen', 'agent'), '/desk/links');
    await expect(agent.getByRole('heading', { level: 1 })).toHaveText(say('state.forbidden.title'));
    await expect(agent.getByRole('link', { name: say('links.title') })).toHaveCount(0);
    await other.close();
  } finally {
    link(['remove', name]);
  }
});

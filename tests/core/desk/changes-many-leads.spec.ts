import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { barriers, expectNoBarriers } from '../../barriers.ts';
import { write } from '../../desk.ts';
import { ageCode, deskWords, newStaff, nextCodeOf, startSession } from '../../staff.ts';
import { expect, test } from '../../visitor.ts';

const say = deskWords('nl');

const rows = (page: Page) => page.getByRole('main').getByRole('table').locator('tbody tr');
const chosen = (page: Page) => page.getByRole('region', { name: say('bulk.region') });

/** Signs in and shows the open leads with a word. */
async function list(page: Page, word: string, count: number) {
  const staff = newStaff();
  const secret = await startSession(page, staff, `/desk/inbox#words=${word}`);
  await expect(rows(page)).toHaveCount(count);
  return { staff, secret };
}

test('chooses leads, changes them at once and takes that back, by keyboard', {
  tag: '@widths',
}, async ({ page }) => {
  const word = crypto.randomUUID();
  for (const room of ['keuken', 'badkamer', 'zolder']) await write(page, `Een ${room} ${word}`);
  await list(page, word, 3);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(chosen(page)).toContainText(say('bulk.chosen', { count: 3 }));
  await page.keyboard.press('x');
  await expect(chosen(page)).toContainText(say('bulk.chosen', { count: 2 }));
  await expectNoBarriers(page);
  await page.keyboard.press('e');
  const done = say('bulk.done', { count: 2, to: say('lead.state.DONE') });
  await expect(page.getByText(done)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(page.getByText(say('bulk.undone', { count: 2 }))).toBeVisible();
  await expect(rows(page)).toHaveCount(3);

  await rows(page).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: say('bulk.all', { count: 3 }) }).click();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: say('bulk.handOverTitle', { count: 3 }) });
  await expect(dialog.getByLabel(say('bulk.to'))).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByLabel(say('handOver.note')).fill('Samen te bekijken');
  await dialog.getByRole('button', { name: say('bulk.handOver') }).click();
  await expect(page.getByText(say('bulk.done', { count: 3, to: 'An Vermeulen' }))).toBeVisible();
  await expect(rows(page).filter({ hasText: 'An Vermeulen' })).toHaveCount(3);
  await rows(page).first().getByRole('link').click();
  await expect(page.getByText('Samen te bekijken')).toBeVisible();
});

test('says how many leads a list has before all of them change, and changes none when it grew @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const word = crypto.randomUUID();
  await write(page, `Een tuin ${word}`);
  await write(page, `Een terras ${word}`);
  await list(page, word, 2);
  const choose = async (count: number) => {
    await rows(page).first().getByRole('checkbox').check();
    await page.getByRole('button', { name: say('bulk.all', { count }) }).click();
    await page.getByRole('button', { name: say('lead.state.SPAM'), exact: true }).click();
    const title = say('bulk.sure', { count, to: say('lead.state.SPAM') });
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  };
  await choose(2);
  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-BE' });
  await write(await other.newPage(), `Een oprit ${word}`);
  await other.close();
  await page.getByRole('button', { name: say('bulk.yes') }).click();
  await expect(page.getByText(say('bulk.listChanged', { count: 3 }))).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await choose(3);
  await page.getByRole('button', { name: say('bulk.yes') }).click();
  await expect(page.getByRole('heading', { name: say('inbox.notFound.title') })).toBeVisible();
});

test('asks about many leads at an address: Back closes it, reading the page again keeps it with the same leads', async ({
  page,
  context,
}) => {
  const word = crypto.randomUUID();
  for (const room of ['kelder', 'gang', 'veranda']) await write(page, `Een ${room} ${word}`);
  await list(page, word, 3);
  for (const row of [0, 2]) await rows(page).nth(row).getByRole('checkbox').check();
  const dialog = page.getByRole('dialog', { name: say('bulk.handOverTitle', { count: 2 }) });
  await page.keyboard.press('d');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/dialog=change.handOver/);
  const address = page.url();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(chosen(page)).toContainText(say('bulk.chosen', { count: 2 }));
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await expect(chosen(page)).toContainText(say('bulk.chosen', { count: 2 }));

  const link = await context.newPage(); // in another window no leads are chosen, so the address opens no dialog
  await link.goto(address);
  await expect(rows(link)).toHaveCount(3);
  await expect(link).not.toHaveURL(/dialog=/);
  await expect(link.getByRole('dialog')).toHaveCount(0);
  await rows(link).first().getByRole('checkbox').check();
  await link.keyboard.press('e');
  await expect(rows(link)).toHaveCount(2);
  await link.close();

  await page.reload(); // one of the two is done: what is left stays chosen, and nothing is asked
  await expect(page).not.toHaveURL(/dialog=/);
  await expect(chosen(page)).toContainText(say('bulk.chosen', { count: 1 }));
  await page.keyboard.press('d');
  const one = page.getByRole('dialog', { name: say('bulk.handOverTitle', { count: 1 }) });
  await one.getByLabel(say('handOver.note')).fill('Graag vandaag');
  await one.getByRole('button', { name: say('bulk.handOver') }).press('Enter');
  await expect(page.getByText(say('bulk.done', { count: 1, to: 'An Vermeulen' }))).toBeVisible();
  await expect(page).not.toHaveURL(/dialog=/);
});

test('gives a list as CSV, after the code once more when the last one is long ago', async ({
  page,
  overheard,
}) => {
  const word = crypto.randomUUID();
  await write(page, `Een serre ${word}`);
  const { staff, secret } = await list(page, word, 1);
  ageCode(staff);
  overheard.forgiven.push(/status of 403/);
  await page.getByRole('button', { name: say('sheet.button') }).click();
  const dialog = page.getByRole('dialog', { name: say('signIn.code.title') });
  await expect(dialog.getByLabel(say('signIn.code.field'))).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(say('signIn.code.wrong'))).toBeVisible();
  await dialog.getByLabel(say('signIn.code.field')).fill(nextCodeOf(secret));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^leads \d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.trim().split('\n')).toHaveLength(2);
  expect(text).toContain(word);
  await expect(dialog).toHaveCount(0);
});

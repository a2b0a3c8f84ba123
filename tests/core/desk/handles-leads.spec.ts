import type { Page } from '@playwright/test';
import { barriers, expectNoBarriers } from '../../barriers.ts';
import { closed, deafen, write } from '../../desk.ts';
import { emailsAbout } from '../../mailbox.ts';
import {
  deskWords,
  newStaff,
  nextCodeOf,
  startSession,
  tryCode,
  tryPassword,
} from '../../staff.ts';
import { expect, test } from '../../visitor.ts';

const say = deskWords('nl');

/** Opens the lead with a message from the inbox. */
async function open(page: Page, message: string): Promise<void> {
  await page.goto('/desk/inbox?list=ALL');
  await page.getByRole('row').filter({ hasText: message }).getByRole('link').click();
  await expect(page.getByText(message)).toBeVisible();
}

const state = (page: Page, name: string) =>
  page.getByRole('radio', { name: say(`lead.state.${name}`) });

test('reads a lead, writes a note, is done with it, takes that back and hands it over, by keyboard', async ({
  page,
}) => {
  const message = `Wij zoeken een huis ${crypto.randomUUID()}`;
  await write(page, message);
  const colleague = newStaff(`Tom ${crypto.randomUUID().slice(0, 8)}`, 'agent');
  await startSession(page, newStaff(), '/desk/inbox');
  await open(page, message);
  await page.keyboard.press('n');
  const note = page.getByLabel(say('lead.note'), { exact: true });
  await expect(note).toBeFocused();
  await page.keyboard.type('Ik bel haar, ne dag'); // while typing, letters are not shortcuts
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ik bel haar' })).toBeVisible();
  await expect(note).toHaveValue('');
  await page.getByRole('main').focus();
  await page.keyboard.press('h');
  await expect(state(page, 'IN_HAND')).toBeChecked();
  await page.keyboard.press('e');
  await expect(state(page, 'DONE')).toBeChecked();
  await expect(page.getByText(say('lead.changed', { to: say('lead.state.DONE') }))).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(state(page, 'IN_HAND')).toBeChecked();
  await expect(page.getByText(say('lead.undone'), { exact: true })).toBeVisible();
  await page.keyboard.press('d');
  const agent = page.getByLabel(say('lead.for'));
  await expect(agent).toBeFocused();
  await agent.selectOption({ label: colleague.name });
  const dialog = page.getByRole('dialog', {
    name: say('handOver.title', { name: colleague.name }),
  });
  await page.goBack(); // the dialog has an address
  await expect(dialog).toBeHidden();
  await page.goForward();
  await dialog.getByLabel(say('handOver.note')).fill('Zij belt liefst na vijven');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('bulk.handOver') }).click();
  await expect(page.getByText(say('lead.changed', { to: colleague.name }))).toBeVisible();
  await expect(page.getByText('Zij belt liefst na vijven')).toBeVisible();
  const [email] = await emailsAbout(colleague.email, 1);
  expect(email?.subject).toBe('Een lead is aan u doorgegeven');
  expect(email?.text).not.toContain(message);
});

test('moves through the list and its leads with J and K, unless letters are switched off', async ({
  page,
}) => {
  await deafen(page); // else the lead of another test comes in between
  await write(page, 'Een eerste bericht');
  await write(page, 'Een tweede bericht');
  await startSession(page, newStaff(), '/desk/inbox?list=ALL');
  const link = page.getByRole('main').getByRole('table').getByRole('link');
  await expect(link.nth(1)).toBeVisible();
  const read = page.locator(`a[href="${await link.first().getAttribute('href')}"]`);
  await page.keyboard.press('j');
  await expect(link.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(link.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^1 van \d+$/)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText(/^2 van \d+$/)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(read).toBeFocused(); // where the reader was

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: say('keys.title') });
  for (const key of ['G I', 'G B', 'Alt ← → ↑ ↓', 'Ctrl S'])
    await expect(keys.getByText(key, { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/dialog=keys/);
  await keys.getByRole('switch').uncheck();
  await page.keyboard.press('Escape');
  await closed(page);
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(keys).toHaveCount(0);
  await expect(read).toBeFocused();
});

test('J goes on from a lead that is done to the one that stood behind it', async ({ page }) => {
  const message = `Klaar ${crypto.randomUUID()}`;
  await write(page, 'Nog een bericht');
  await write(page, message);
  await startSession(page, newStaff(), '/desk/inbox');
  await open(page, message);
  const place = page.getByText(/^\d+ van \d+$/);
  await expect(place).toBeVisible();
  const address = page.url();
  await page.keyboard.press('e');
  await expect(state(page, 'DONE')).toBeChecked();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(address);
  await expect(place).toBeVisible();
});

test('the list of keys has an address, and Back leads from it to the screen', async ({ page }) => {
  await startSession(page, newStaff(), '/desk/inbox');
  await page.getByRole('button', { name: say('frame.help') }).click();
  const keys = page.getByRole('dialog', { name: say('keys.title') });
  await expect(keys).toBeVisible();
  await page.reload();
  await expect(keys).toBeVisible();
  await page.goBack();
  await expect(keys).toHaveCount(0);
  await expect(page).toHaveURL(/\/desk\/inbox$/);
});

test('a change that a colleague was ahead of is not made, and can be made after all @phone', async ({
  page,
  browser,
  baseURL,
  overheard,
}) => {
  overheard.forgiven.push(/ERR_FAILED/);
  await deafen(page); // else the change is seen before it collides
  const message = `Botsing ${crypto.randomUUID()}`;
  await write(page, message);
  await startSession(page, newStaff(), '/desk/inbox');
  await open(page, message);
  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-BE' });
  const second = await other.newPage();
  await startSession(second, newStaff('Tom Janssen'));
  await second.goto(page.url());
  await state(second, 'SPAM').click();
  await expect(second.getByText(say('lead.by', { who: 'Tom Janssen' }))).toBeVisible();
  await other.close();

  await state(page, 'IN_HAND').click();
  await expect(page.getByText(say('lead.stale', { by: 'Tom Janssen' }))).toBeVisible();
  await expect(state(page, 'SPAM')).toBeChecked();
  const anyway = say('lead.staleAnyway', { to: say('lead.state.IN_HAND') });
  await page.getByRole('button', { name: anyway }).click();
  await expect(state(page, 'IN_HAND')).toBeChecked();
});

test('a note outlives the session, not signing out', async ({ page, context }) => {
  const message = `Sessie ${crypto.randomUUID()}`;
  await write(page, message);
  const staff = newStaff();
  const secret = await startSession(page, staff, '/desk/inbox');
  await open(page, message);
  const note = page.getByLabel(say('lead.note'), { exact: true });
  await note.fill('Nog niet verstuurd');
  await context.clearCookies();
  const add = page.getByRole('button', { name: say('lead.addNote') });
  await add.click({ timeout: 5000 }).catch(() => {}); // the live list may have found the end of the session first
  await expect(page.getByText(say('signIn.ended'))).toBeVisible();
  await tryPassword(page, staff);
  await tryCode(page, nextCodeOf(secret));
  await expect(note).toHaveValue('Nog niet verstuurd');
  await page.getByRole('button', { name: say('frame.signOut') }).click();
  await expect(page.getByLabel(say('signIn.password'), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Nog niet');
});

test('says so when the graph does not answer, and reads it again', async ({ page, overheard }) => {
  overheard.forgiven.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 500/);
  await startSession(page, newStaff(), '/desk/inbox');
  const spam = page.getByRole('link', { name: new RegExp(`^${say('inbox.list.SPAM')}`) });
  await expect(spam).toBeVisible(); // the inbox was answered
  await page.route(/\/graphql$/, (route) => route.abort());
  await spam.click();
  await expect(page.getByRole('heading', { name: say('state.offline.title') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('state.offline.title'));
  expect(await barriers(page)).toEqual([]);
  await page.unroute(/\/graphql$/);
  await page.getByRole('button', { name: say('state.again') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('inbox.title')); // its code has arrived, too
  await page.context().setOffline(true);
  await expect(page.getByText(say('state.offline.line'))).toBeVisible();
  await page.context().setOffline(false);
});

test('an editor reads no leads and is told who does', async ({ page }) => {
  await startSession(page, newStaff('Els Maes', 'editor'), '/desk/inbox');
  await expect(page.getByRole('heading', { name: say('state.forbidden.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('inbox.title') })).toHaveCount(0);
});

test('no screen of the desk has a barrier', { tag: '@release' }, async ({ page }) => {
  test.setTimeout(120_000); // axe reads fifteen pages
  await write(page, 'Een bericht voor elke breedte');
  await startSession(page, newStaff(), '/desk/inbox');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const check = () => expectNoBarriers(page);
  await check();
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await expect(page.getByText(say('lead.course'))).toBeVisible();
  await check();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await check();
  await page.goto('/desk/inbox/no-such-lead');
  await expect(page.getByRole('heading', { name: say('lead.gone.title') })).toBeVisible();
  await check();
  await page.goto('/desk/me');
  await expect(page.getByText(say('me.current'), { exact: true })).toBeVisible();
  await check();
});

import type { Page } from '@playwright/test';
import { barriers } from '../../barriers.ts';
import { deafen, write } from '../../desk.ts';
import { someone } from '../../mailbox.ts';
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
const disconnected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** Opens the lead with a message from the inbox. */
async function open(page: Page, message: string): Promise<void> {
  await page.goto('/desk/inbox?list=ALL');
  await page.getByRole('row').filter({ hasText: message }).getByRole('link').click();
  await expect(page.getByText(say('lead.course'))).toBeVisible();
}

const state = (page: Page, name: string) =>
  page.getByRole('radio', { name: say(`lead.state.${name}`) });

const note = (page: Page) => page.getByLabel(say('lead.note'), { exact: true });

test('a note and a state wait for the connection and for who made them, and are made once @phone', async ({
  page,
  context,
  overheard,
}) => {
  test.setTimeout(90_000);
  overheard.forgiven.push(disconnected);
  const message = `Zonder net ${crypto.randomUUID()}`;
  await write(page, message);
  const staff = newStaff();
  const secret = await startSession(page, staff, '/desk/inbox');
  await open(page, message);
  await context.setOffline(true);
  await expect(page.getByText(say('state.offline.line'))).toBeVisible();
  await note(page).fill('Sleutel ligt bij de buren');
  await note(page).press('Control+Enter');
  const written = page.getByRole('listitem').filter({ hasText: 'Sleutel ligt bij de buren' });
  await expect(written.getByText(say('waiting.one'))).toBeVisible();
  await expect(note(page)).toHaveValue('');
  await state(page, 'IN_HAND').click();
  await expect(state(page, 'IN_HAND')).toBeChecked();
  await expect(page.getByText(say('waiting.count', { count: 2 }))).toBeVisible();
  await page.getByRole('button', { name: say('waiting.show') }).click();
  await expect(
    page.getByRole('list', { name: say('waiting.list') }).getByRole('listitem'),
  ).toHaveCount(2);
  expect(await barriers(page)).toEqual([]);

  await page.goBack();
  await expect(page.getByText(/^U ziet de lijst van/)).toBeVisible();
  await page.getByRole('row').filter({ hasText: message }).getByRole('link').click();
  await expect(written.first()).toBeVisible(); // what was read is read again

  await context.clearCookies(); // the session ends meanwhile
  await context.setOffline(false);
  await expect(page.getByText(say('signIn.ended'))).toBeVisible();
  await tryPassword(page, staff);
  await tryCode(page, nextCodeOf(secret));
  await expect(page.getByText(say('lead.by', { who: staff.name }))).toBeVisible();
  await expect(page.getByText(say('waiting.one'))).toHaveCount(0);
  await expect(state(page, 'IN_HAND')).toBeChecked();
  await expect(written).toHaveCount(1);
});

test('the code of each screen comes by itself, and opens the screen without a connection', async ({
  page,
  context,
  overheard,
}) => {
  overheard.forgiven.push(disconnected);
  await startSession(page, newStaff(), '/desk/inbox');
  const loaded = (name: string) =>
    page.evaluate(
      (start) => performance.getEntriesByType('resource').some((file) => file.name.includes(start)),
      `/desk/assets/${name}-`,
    );
  expect(await loaded('Week')).toBe(false);
  await page.getByRole('link', { name: say('week.entry') }).hover();
  await expect.poll(() => loaded('Week')).toBe(true);
  await expect.poll(() => loaded('Me')).toBe(true);
  await context.setOffline(true);
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('properties.title'));
  await context.setOffline(false);
});

test('what a colleague was ahead of is chosen again or thrown away; signing out empties what waits', async ({
  page,
  context,
  browser,
  baseURL,
  overheard,
}) => {
  test.setTimeout(90_000);
  overheard.forgiven.push(disconnected);
  await deafen(page); // else the change of the colleague is seen before it collides
  const message = `Zonder net ${crypto.randomUUID()}`;
  await write(page, message);
  await startSession(page, newStaff(), '/desk/inbox');
  await open(page, message);
  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-BE' });
  const second = await other.newPage();
  await startSession(second, newStaff('Tom Janssen'), '/desk/inbox');
  await open(second, message);
  const collide = async (mine: string, theirs: string) => {
    await context.setOffline(true);
    await state(page, mine).click();
    await expect(page.getByText(say('waiting.count', { count: 1 }))).toBeVisible();
    await state(second, theirs).click();
    await expect(
      second.getByText(say('lead.changed', { to: say(`lead.state.${theirs}`) })),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(say('waiting.stuck', { count: 1 }))).toBeVisible();
    await expect(page.getByText(say('waiting.stale', { by: 'Tom Janssen' }))).toBeVisible();
  };
  await collide('DONE', 'SPAM');
  const anyway = say('lead.staleAnyway', { to: say('lead.state.DONE') });
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: anyway }).click();
  await expect(page.getByText(say('waiting.stuck', { count: 1 }))).toHaveCount(0);
  await expect(state(second, 'DONE')).toBeChecked();

  await collide('IN_HAND', 'NEW');
  await page.getByRole('button', { name: say('waiting.drop') }).click();
  await expect(state(page, 'NEW')).toBeChecked();
  await collide('IN_HAND', 'SPAM');
  await page.getByRole('button', { name: say('frame.signOut') }).click();
  await expect(page.getByLabel(say('signIn.password'), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('waiting');
  await other.close();
});

test('a report on an appointment waits for the connection and for who wrote it, and is made once', async ({
  page,
  context,
  overheard,
}) => {
  test.setTimeout(90_000);
  overheard.forgiven.push(disconnected);
  const staff = newStaff();
  const secret = await startSession(page, staff, '/desk/week');
  const start = new Date(Date.now() + 1500).toISOString();
  const property = [1096, 1034, 1057][test.info().retry]; // the agent of the try before is busy now
  const planned = await page.evaluate(
    async ([property, start, email]) => {
      const person = `firstName: "Jonas", lastName: "Maes", email: "${email}", language: NL`;
      const input = `{property: ${property}, start: "${start}", outside: true, ${person}}`;
      const query = `mutation { planAppointment(input: ${input}) { __typename } }`;
      const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
      return (await fetch('/desk/graphql', { ...sent, body: JSON.stringify({ query }) })).text();
    },
    [property, start, someone()] as const,
  );
  expect(planned).toContain('WeekChanged');
  const row = page.getByRole('button', { name: /Jonas Maes/ }).last();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByLabel(say('week.reportText'));
  await expect(async () => {
    await page.keyboard.press('Escape');
    await row.click();
    await expect(text).toBeVisible({ timeout: 500 }); // once it has begun
  }).toPass();
  await context.setOffline(true);
  await text.fill('Mooi licht');
  await dialog.getByRole('button', { name: say('week.reportSave') }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(say('week.reportWaits'));
  await row.click();
  await expect(text).toHaveValue('Mooi licht');
  await expect(dialog.getByText(say('week.reportWaitsText'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await context.clearCookies(); // the session ends meanwhile
  await context.setOffline(false);
  await expect(page.getByText(say('signIn.ended'))).toBeVisible();
  await tryPassword(page, staff);
  await tryCode(page, nextCodeOf(secret));
  await expect(row).toContainText(say('week.reported'));
  await page.reload();
  await row.click();
  await expect(text).toHaveValue('Mooi licht');
});

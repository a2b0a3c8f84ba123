import type { Page } from '@playwright/test';
import { addDays } from '../../../web/desk/week/days.ts';
import { barriers } from '../../barriers.ts';
import { closed } from '../../desk.ts';
import { emailsAbout, someone } from '../../mailbox.ts';
import { deskWords, newStaff, startSession } from '../../staff.ts';
import { expect, test } from '../../visitor.ts';
import { monday, mondaysOfPlainWeeks } from '../../weeks.ts';

const say = deskWords('nl');

/** The Monday of a week in which each time of a try is still free. */
function mondayOf(retry: number): string {
  const mondays = mondaysOfPlainWeeks();
  return mondays[retry % mondays.length] ?? monday(1);
}

/** Fills in who comes to Molenstraat 14, in the dialog that is open. */
async function introduce(page: Page, email: string, name = 'Nijs') {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: say('week.property') }).fill('1096');
  await dialog.getByRole('option', { name: /Molenstraat/ }).click();
  await dialog.getByLabel(say('week.firstName'), { exact: true }).fill('Pieter');
  await dialog.getByLabel(say('week.lastName'), { exact: true }).fill(name);
  await dialog.getByLabel(say('signIn.email'), { exact: true }).fill(email);
}

const free = (page: Page, at: string) =>
  page.locator(`button[data-column="1 ${at.slice(0, 10)}"][data-from="${minutes(at)}"]`);
const minutes = (at: string) => Number(at.slice(11, 13)) * 60 + Number(at.slice(14));

test('a free time of the hours is planned, moved by keys and by dragging, and put back', async ({
  page,
}, { retry }) => {
  const email = someone();
  const first = mondayOf(retry);
  const name = `Nijs ${crypto.randomUUID()}`;
  await startSession(page, newStaff(), `/desk/week?day=${first}&agent=1`);
  const wednesday = addDays(first, 2);
  const cell = free(page, `${wednesday}T15:00`);
  await cell.focus();
  await page.keyboard.press('ArrowDown');
  await expect(free(page, `${wednesday}T15:30`)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(free(page, `${addDays(first, 1)}T15:30`)).toBeFocused();
  for (const width of [834, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page), `the hours at ${width}`).toEqual([]);
  }
  await cell.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(say('log.when'), { exact: true })).toHaveValue(
    `${wednesday}T15:00`,
  );
  await introduce(page, email, name);
  await expect(dialog.getByText(say('week.withAgent', { agent: 'An Vermeulen' }))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('week.planButton'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const brick = page.getByRole('button', { name: new RegExp(`Molenstraat 14.*${name}`) });
  await expect(brick).toHaveCount(1);
  await emailsAbout(email, 2);

  // by keys, which tell who hears of it before anything is moved
  const bar = page.getByRole('region', { name: say('week.move') });
  const move = bar.getByRole('button', { name: say('week.moveHere') });
  await brick.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(bar.getByText(say('week.moveTold', { visitor: `Pieter ${name}` }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await brick.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(bar.getByText(say('week.withAgent', { agent: 'An Vermeulen' }))).toBeVisible();
  expect(await barriers(page), 'where it would go').toEqual([]);
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  const thursday = addDays(first, 3);
  await expect(page.getByText(/Verplaatst naar/)).toBeVisible();
  await expect(free(page, `${thursday}T15:30`)).toHaveCount(0);
  const moved = (await emailsAbout(email, 4)).findLast(({ to }) => to === email);
  expect(moved?.text).toContain('SEQUENCE:1');

  // that is undone, with an email as well
  await page.getByRole('button', { name: say('lead.undo') }).click();
  await expect(free(page, `${wednesday}T15:00`)).toHaveCount(0);
  await emailsAbout(email, 6);

  // by dragging, outside the viewing hours with a word of warning
  await brick.dragTo(free(page, `${thursday}T12:30`));
  await expect(bar.getByText(say('week.warning', { warning: 'OUTSIDE' }))).toBeVisible();
  await move.click();
  await expect(bar).toHaveCount(0);
  await expect(free(page, `${thursday}T12:30`)).toHaveCount(0);
  await emailsAbout(email, 8);
  await brick.press('Enter');
  await expect(dialog.getByText('Molenstraat 14', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await closed(page);

  // what the agent does then refuses another one, and says so
  await page.keyboard.press('p');
  await introduce(page, someone());
  await dialog.getByLabel(say('log.when'), { exact: true }).fill(`${thursday}T12:30`);
  await expect(
    dialog.getByText(say('week.refusal', { refusal: 'FULL', agent: '', place: '' })),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await closed(page);

  // the list of what one did has it too
  await page.goto('/desk/done');
  const line = page
    .getByRole('row')
    .filter({ hasText: say('log.action', { name: 'moveAppointment' }) });
  await expect(line.first().getByRole('button', { name: say('lead.undo') })).toBeVisible();
});

test('a phone lists a day with its free times, and a tap plans @phone-only', async ({ page }, {
  retry,
}) => {
  const email = someone();
  const first = mondayOf(retry);
  const friday = addDays(first, 4);
  await startSession(page, newStaff(), `/desk/week?day=${friday}&agent=1`);
  await page.setViewportSize({ width: 390, height: 844 });
  const day = page.getByRole('region', { name: 'An Vermeulen' });
  const stretch = day.getByRole('button', { name: /tot 18:00 vrij/ });
  expect(await barriers(page)).toEqual([]);
  await stretch.click();
  const name = `Nijs ${crypto.randomUUID()}`;
  await introduce(page, email, name);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('week.planButton'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(day.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  await expect(stretch).not.toHaveAccessibleName(/^13:30/);
  await page.getByRole('link', { name: say('week.view.day') }).click();
  await expect(page.getByRole('heading', { name: 'Tom Janssen' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

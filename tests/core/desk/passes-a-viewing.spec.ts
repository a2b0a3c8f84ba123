import type { Page } from '@playwright/test';
import { addDays } from '../../../web/desk/week/days.ts';
import { barriers } from '../../barriers.ts';
import { emailsAbout, someone } from '../../mailbox.ts';
import { deskWords, newStaff, startSession } from '../../staff.ts';
import { expect, test } from '../../visitor.ts';
import { monday, mondaysOfPlainWeeks } from '../../weeks.ts';

const say = deskWords('nl');
const [an, tom] = ['An Vermeulen', 'Tom Janssen'];

/** A day in which nobody else plans at Molenstraat 14, another one at each try. */
function dayOf(retry: number, later: number): string {
  const mondays = mondaysOfPlainWeeks();
  return addDays(mondays[(1 + retry) % mondays.length] ?? monday(1), later);
}

/** Plans a viewing of Molenstraat 14 with its own agent, in the day of everybody. */
async function plan(page: Page, day: string, email: string, name: string) {
  await page.goto(`/desk/week?day=${day}&view=day`);
  await page.locator(`button[data-column="1 ${day}"][data-from="630"]`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: say('week.property') }).fill('1096');
  await dialog.getByRole('option', { name: /Molenstraat/ }).click();
  await dialog.getByLabel(say('week.firstName'), { exact: true }).fill('Pieter');
  await dialog.getByLabel(say('week.lastName'), { exact: true }).fill(name);
  await dialog.getByLabel(say('signIn.email'), { exact: true }).fill(email);
  await expect(dialog.getByText(say('week.withAgent', { agent: an }))).toBeVisible();
  await dialog.getByRole('button', { name: say('week.planButton'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await emailsAbout(email, 2);
}

test('a viewing goes to another agent by keys, is undone, and is dragged there', async ({ page }, {
  retry,
}) => {
  const email = someone();
  const name = `Nijs ${crypto.randomUUID()}`;
  const day = dayOf(retry, 1);
  await startSession(page, newStaff(), '/desk/');
  await plan(page, day, email, name);
  const of = (agent: string) =>
    page.getByRole('region', { name: agent }).getByRole('button', { name: new RegExp(name) });
  const bar = page.getByRole('region', { name: say('week.move') });
  const words = say('week.passTold', { visitor: `Pieter ${name}`, from: an, to: tom });
  await of(an).focus();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(bar.getByText(words)).toBeVisible();
  await expect(bar.getByText(say('week.withAgent', { agent: tom }))).toBeVisible();
  expect(await barriers(page), 'who hears of it').toEqual([]);
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(of(tom)).toHaveCount(1);
  await expect(of(an)).toHaveCount(0);
  const passed = (await emailsAbout(email, 4)).findLast(({ to }) => to === email);
  expect(passed?.text).toContain('SEQUENCE:1');
  expect(passed?.text).toContain(tom);
  await page.getByRole('button', { name: say('lead.undo') }).click();
  await expect(of(an)).toHaveCount(1);
  await emailsAbout(email, 6);

  // by dragging, to another time as well
  await of(an).dragTo(page.locator(`button[data-column="2 ${day}"][data-from="840"]`));
  await expect(bar.getByText(words)).toBeVisible();
  await bar.getByRole('button', { name: say('week.moveHere') }).click();
  await expect(of(tom)).toHaveCount(1);
  const moved = (await emailsAbout(email, 8)).findLast(({ to }) => to === email);
  expect(moved?.text).toContain('SEQUENCE:3');
});

test('a viewing goes to another agent in its form @phone-only', async ({ page }, { retry }) => {
  const email = someone();
  const name = `Nijs ${crypto.randomUUID()}`;
  const day = dayOf(retry, 4);
  await startSession(page, newStaff(), '/desk/');
  await page.setViewportSize({ width: 1440, height: 900 });
  await plan(page, day, email, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: new RegExp(name) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('week.move'), exact: true }).click();
  await dialog.getByLabel(say('week.agent'), { exact: true }).selectOption({ label: tom });
  const words = say('week.passTold', { visitor: `Pieter ${name}`, from: an, to: tom });
  // of the times, those of that agent are offered, with the one that the appointment has itself
  await expect(dialog.getByText(words)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: '10:30' }).first()).toBeAttached();
  await expect(dialog.getByText(say('week.withAgent', { agent: tom }))).toBeVisible();
  expect(await barriers(page), 'the form').toEqual([]);
  await dialog.getByRole('button', { name: say('week.move'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: tom }).getByRole('button', { name: new RegExp(name) }),
  ).toHaveCount(1);
  await emailsAbout(email, 4);
});

import type { Locator } from '@playwright/test';
import { clockOf } from '../../../web/desk/app/time.ts';
import { addressesOf } from '../../addresses.ts';
import { barriers, expectNoBarriers } from '../../barriers.ts';
import { closed, deafen } from '../../desk.ts';
import { chooseTime, formOf, introduce, send } from '../../form.ts';
import { emailsAbout, someone } from '../../mailbox.ts';
import { deskWords, newStaff, startSession } from '../../staff.ts';
import { expect, test } from '../../visitor.ts';

const say = deskWords('nl');

test('moves an appointment, and cancels it where it stands in hours to be blocked; the visitor gets an email of each', async ({
  page,
  visit,
}) => {
  const email = someone();
  await visit(`${(await addressesOf('property')).nl}?form=appointment`);
  const form = formOf(page, 'bookAppointment');
  await introduce(form, email);
  const start = await chooseTime(form, 3);
  await send(form);
  await emailsAbout(email, 2);

  await startSession(page, newStaff(), '/desk/');
  await page.goto(`/desk/week?day=${clockOf(start).slice(0, 10)}&view=list`);
  const clock = (moment: string) => clockOf(moment).slice(11).replace(/^0/, '');
  const appointment = (at: string) =>
    page.getByRole('button', { name: new RegExp(`^0?${clock(at)} Molenstraat`) });
  await expect(appointment(start)).toBeVisible();
  for (const width of [834, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page), `the week at ${width}`).toEqual([]);
  }
  await appointment(start).press('Enter');
  const dialog = page.getByRole('dialog');
  const details = page.url();
  const [move, cancel, stay] = (['week.move', 'week.cancel', 'week.keep'] as const).map((text) =>
    dialog.getByRole('button', { name: say(text), exact: true }),
  ) as [Locator, Locator, Locator];
  await cancel.press('Enter');
  await expect(page).toHaveURL(/dialog=appointment\.\w+\.cancel/);
  await expect(stay).toBeFocused();
  await stay.press('Enter');
  await expect(page).toHaveURL(details);
  await expect(cancel).toBeFocused();
  await move.press('Enter');
  await expect(page).toHaveURL(/dialog=appointment\.\w+\.move/);
  const times = dialog.getByRole('radiogroup', { name: say('week.moveTo') }).getByRole('radio');
  await expect(times.first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(details);
  await expect(move).toBeFocused();
  await move.press('Enter');
  await expect(times.first()).toBeFocused();
  await page.reload();
  await expect(times.first()).toBeFocused();
  const moved = (await times.last().getAttribute('value')) ?? '';
  expect(await barriers(page)).toEqual([]);
  await times.last().check();
  await dialog.getByRole('button', { name: say('week.move') }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/dialog=/);
  await emailsAbout(email, 4);

  await page.goto(`/desk/week?day=${clockOf(moved).slice(0, 10)}&view=list`);
  await expect(appointment(moved)).toBeVisible();
  await page.keyboard.press('b');
  await dialog.getByLabel(say('week.agent')).selectOption({ label: 'An Vermeulen' });
  await dialog.getByLabel(say('week.start')).fill(clockOf(moved));
  await dialog.getByLabel(say('week.end')).fill(`${clockOf(moved).slice(0, 14)}59`);
  await page.keyboard.press('Enter');
  const inside = dialog.getByRole('list', { name: say('week.insideList') }).getByRole('listitem');
  await expect(inside).toHaveCount(1);
  await expect(inside).toContainText('Molenstraat');
  await expect(dialog.getByRole('button', { name: say('week.blockAnyway') })).toBeVisible();
  expect(await barriers(page), 'the warning').toEqual([]);
  await inside.getByRole('button', { name: say('week.cancel'), exact: true }).click();
  await inside.getByRole('button', { name: say('week.cancelSure') }).click();
  await expect(inside).toHaveCount(0);
  await dialog.getByRole('button', { name: say('week.block') }).click();
  await expect(dialog).toBeHidden();
  const [, end = ''] = clockOf(moved).split('T');
  const blocked = page.getByRole('button', {
    name: say('week.blockedUntil', { end: `${end.slice(0, 3)}59` }),
  });
  await blocked.click();
  await dialog.getByRole('button', { name: say('week.unblock') }).click();
  await expect(blocked).toHaveCount(0);
  const emails = await emailsAbout(email, 6);
  const last = emails.findLast(({ to }) => to === email);
  expect(last?.text).toContain('dit bezoek kan niet doorgaan');
});

test('reads no calendar of a private network, blocks hours by keyboard, of everybody each week too, and frees them again', async ({
  page,
}) => {
  await deafen(page); // else it hears that the session ended before anything is pressed
  const staff = newStaff(`An ${crypto.randomUUID()}`); // the log is read by name
  await startSession(page, staff, '/desk/');
  await page.goto('/desk/week?day=2027-03-29&view=list');
  const block = page.getByRole('button', { name: say('week.block') });
  await expect(block).toBeVisible();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: say('calendar.entry') }).click();
  const address = dialog.getByLabel(say('calendar.address'));
  for (const refused of ['https://192.168.1.2/an.ics', 'http://calendar.example/an.ics']) {
    await address.fill(refused);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(say('calendar.wrong.UNKNOWN'))).toBeVisible();
  }
  await dialog.getByRole('button', { name: say('calendar.feedMake') }).click();
  await expect(dialog.getByLabel(say('calendar.feedAddress'))).toHaveValue(/\/agents\/\w+\.ics$/);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await closed(page);
  await page.keyboard.press('b');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByLabel(say('week.end')).fill('2027-03-28T09:00');
  await expect(dialog.getByText(say('week.endBeforeStart'))).toBeVisible();
  await dialog.getByLabel(say('week.end')).fill('2027-03-29T12:30');
  await dialog.getByLabel(say('week.why')).fill('notaris');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const text = say('week.blockedWhy', { end: '12:30', why: 'notaris' });
  const blocked = page.getByRole('button', { name: text });
  await blocked.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/dialog=unblock/);
  await page.reload();
  await dialog.getByRole('button', { name: say('week.unblock') }).click();
  await expect(blocked).toHaveCount(0);

  await page.keyboard.press('b');
  await dialog.getByLabel(say('week.agent')).selectOption({ label: say('week.everybody') });
  await dialog.getByRole('switch').press('Space');
  await dialog.getByLabel(say('week.weeklyUntil')).fill('2027-03-28');
  await expect(dialog.getByText(say('week.untilBeforeStart'))).toBeVisible();
  await dialog.getByLabel(say('week.weeklyUntil')).fill('2027-04-05');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('ArrowRight');
  const each = page.getByRole('button', { name: say('week.blockedUntil', { end: '18:00' }) });
  await expect(each).toHaveCount(4);
  await each.last().press('Enter');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('week.unblockAll') }).click();
  await expect(each).toHaveCount(0);

  const log = await page.context().newPage();
  await log.goto('/desk/staff?part=log');
  const line = (action: string) =>
    log.getByRole('row').filter({ hasText: staff.name }).filter({ hasText: action });
  const everyWeek = say('log.weekly', { hours: '#', day: 'ma 5 april 2027' }).replace('#', '');
  for (const action of ['gaf tijd vrij', 'blokkeerde tijd']) {
    await expect(line(action).first()).toContainText(say('week.everybody'));
    await expect(line(action).first()).toContainText(/ma 29 mrt 2027, 09:00.18:00/);
    await expect(line(action).first()).toContainText(everyWeek);
    await expect(line(action).nth(1)).toContainText(`${action} An Vermeulen`);
    await expect(line(action).nth(1)).toContainText(/ma 29 mrt 2027, 09:00.12:30/);
  }
  await log.close();

  await page.context().clearCookies();
  await page.getByRole('link', { name: say('week.after') }).click();
  await expect(page.getByText(say('signIn.ended'))).toBeVisible();
});

test('takes the holidays of a year in one step; then nobody can choose them', {
  tag: '@widths',
}, async ({ page }) => {
  await startSession(page, newStaff(), '/desk/week');
  await page.getByRole('link', { name: say('week.hours') }).click();
  const year = new Date().getFullYear() + 1;
  const list = page.getByRole('group', { name: say('part.settings.visits.holidays') });
  const labourDay = list.getByRole('listitem').filter({ hasText: say('holiday.labourDay') });
  await list.getByRole('button', { name: say('holiday.of.BE', { year: String(year) }) }).click();
  await expect(labourDay).toContainText(`1 mei ${year}`);
  const hours = page.getByRole('group', { name: say('part.settings.visits.hours') });
  await expect(hours.getByLabel(say('hours.from', { day: 'maandag' }))).toHaveValue('09:00');
  await expectNoBarriers(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(say('part.saved'))).toBeVisible();
  const week = await page.context().newPage();
  await week.goto(`/desk/week?day=${year}-05-01&view=list`);
  await expect(week.getByRole('row').nth(1)).toContainText(say('week.shut'));
  const sheet = await week.pdf({ preferCSSPageSize: true });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await week.close();
  await page.getByRole('button', { name: say('lead.undo') }).click();
  await expect(labourDay).toHaveCount(0);
});

test('an editor sees the week without names and changes nothing @phone', async ({ page }) => {
  await startSession(page, newStaff('Els Peeters', 'editor'), '/desk/week?view=list').catch(
    () => {},
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('week.entry'));
  await expect(page.getByRole('button', { name: say('week.block') })).toHaveCount(0);
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  expect(await barriers(page)).toEqual([]);
});

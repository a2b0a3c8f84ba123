import { clockOf, momentOf } from '../../web/desk/app/time.ts';
import { barriers } from '../barriers.ts';
import { write } from '../desk.ts';
import { emailsAbout, someone } from '../mailbox.ts';
import { deskWords, endAppointment, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';
import { monday } from '../weeks.ts';

const say = deskWords('nl');

test('staff plans an appointment, whose email has the invitation, and reports on it afterwards', async ({
  page,
}) => {
  const email = someone();
  const minute = Date.now() % (1000 * 24 * 60); // each try has a time of its own
  const at = new Date(Date.UTC(2031, 0, 1, 0, 0) + minute * 60 * 60_000).toISOString().slice(0, 16);
  await startSession(page, newStaff(), `/desk/week?day=${at.slice(0, 10)}`);
  const shown = page.getByRole('heading', { level: 1 });
  await expect(shown).toContainText(','); // its days, once the week is there
  const title = await shown.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(shown).not.toHaveText(title ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveText(title ?? '');
  await expect(page.getByRole('button', { name: `${say('week.plan')} P` })).toBeVisible();
  await page.keyboard.press('p');
  await page.getByRole('combobox', { name: say('week.property') }).fill('1096');
  await page.getByLabel(say('log.when'), { exact: true }).fill(at);
  await page.getByLabel(say('week.firstName'), { exact: true }).fill('Pieter');
  await page.getByLabel(say('week.lastName'), { exact: true }).fill('Nijs');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('week.wrong.INCOMPLETE'))).toBeVisible();
  await page.getByLabel(say('signIn.email'), { exact: true }).fill(email);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page)).toEqual([]);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('week.wrong.NO_SUCH_TIME'))).toBeVisible();
  await page.getByRole('switch', { name: say('week.outside') }).check();
  await page.getByRole('button', { name: say('week.planButton'), exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Pieter Nijs').first()).toBeVisible();
  const emails = await emailsAbout(email, 2); // to the visitor, and to the agency with replies to the visitor
  const theirs = emails.find(({ to }) => to === email);
  expect(theirs?.text).toContain('METHOD:REQUEST');

  // afterwards it has a report
  const over = endAppointment(email, momentOf(at));
  await page.goto(`/desk/week?day=${clockOf(over).slice(0, 10)}`);
  await page.getByRole('button', { name: /Pieter Nijs/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: say('week.move') })).toHaveCount(0);
  await dialog.getByLabel(say('week.reportText')).fill('Pieter vond de tuin te klein.');
  const forOwner = dialog.getByRole('switch', { name: say('week.reportForOwner') });
  await expect(forOwner).not.toBeChecked();
  await forOwner.check();
  await dialog.getByRole('button', { name: say('week.reportSave') }).click();
  await expect(dialog.getByText(say('week.wrong.PRIVACY'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByLabel(say('week.reportText')).fill('De tuin is te klein.');
  await dialog.getByRole('button', { name: say('week.reportSave') }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: new RegExp(say('week.reported')) }).click();
  await expect(dialog.getByLabel(say('week.reportText'))).toHaveValue('De tuin is te klein.');
  await expect(forOwner).toBeChecked();

  // its lead shows the appointment too
  await dialog.getByRole('link', { name: 'Pieter Nijs' }).click();
  const booked = page.getByRole('region', { name: say('lead.appointment') });
  await expect(booked.getByText('De tuin is te klein.')).toBeVisible();
  await booked.getByRole('button', { name: say('lead.appointmentReport') }).click();
  await expect(dialog.getByLabel(say('week.reportText'))).toHaveValue('De tuin is te klein.');
  expect(await barriers(page)).toEqual([]);
});

test('proposes an appointment to who sent a message, and cancels it from its lead', async ({
  page,
}) => {
  const message = `Mag ik komen kijken? ${crypto.randomUUID()}`;
  const email = await write(page, message);
  await startSession(page, newStaff(), '/desk/inbox?list=ALL');
  await page.getByRole('row').filter({ hasText: message }).getByRole('link').click();
  const block = page.getByRole('region', { name: say('lead.appointment') });
  await block.getByRole('button', { name: say('lead.propose') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(say('signIn.email'), { exact: true })).toHaveValue(email);
  await expect(dialog.getByLabel(say('week.firstName'), { exact: true })).not.toHaveValue('');
  await dialog.getByRole('combobox', { name: say('week.property') }).fill('1096');
  const minute = (Date.now() % (1000 * 24 * 60)) + 7;
  const at = new Date(Date.UTC(2035, 0, 1, 0, 0) + minute * 60 * 60_000).toISOString();
  await dialog.getByLabel(say('log.when')).fill(at.slice(0, 16));
  await dialog.getByRole('switch', { name: say('week.outside') }).check();
  await dialog.getByRole('button', { name: say('week.planButton'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await block.getByRole('link').click();
  await page.getByRole('button', { name: /Lien Peeters/ }).click();
  await dialog.getByRole('link', { name: 'Lien Peeters' }).click();
  await block.getByRole('button', { name: say('lead.appointmentChange') }).click();
  await dialog.getByRole('button', { name: say('week.cancel'), exact: true }).click();
  await dialog.getByRole('button', { name: say('week.cancelSure') }).click();
  await expect(block.getByText(say('lead.appointmentCancelled'))).toBeVisible();
});

test('a street, the first free time of a day and who wrote before plan an appointment', async ({
  page,
}) => {
  const email = await write(page, `Wanneer kan ik komen? ${crypto.randomUUID()}`);
  const next = monday(1);
  await startSession(page, newStaff(), `/desk/week?day=${next}&view=list`);
  const [planOn = ''] = say('week.planOn', { day: '|', agent: '|' }).split('|');
  const tuesday = new RegExp(`${planOn}dinsdag`);
  await page.getByRole('button', { name: tuesday }).first().press('Enter');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox', { name: say('week.property') });
  await field.fill('molenstr');
  await expect(dialog.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape'); // closes the list alone
  await expect(dialog.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group', { name: say('week.property') })).toContainText(
    /molenstraat/i,
  );
  const start = await dialog.getByLabel(say('log.when')).inputValue();
  await dialog.getByRole('combobox', { name: say('week.who') }).fill(email);
  await dialog
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(email) })
    .click();
  await expect(dialog.getByLabel(say('signIn.email'), { exact: true })).toHaveValue(email);
  await dialog.getByLabel(say('week.remark')).fill('Bellen aan de zijdeur.');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page)).toEqual([]);
  }
  await dialog.getByRole('button', { name: say('week.planButton'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const booking = (await emailsAbout(email, 4)).slice(2); // after those of the message
  expect(booking.filter(({ text }) => text.includes('Bellen aan de zijdeur.'))).toHaveLength(1);

  await page.goto(`/desk/week?day=${start.slice(0, 10)}`);
  await expect(page.getByRole('button', { name: /Lien Peeters/ })).toBeVisible();
});

import type { Locator } from '@playwright/test';
import { addressesOf, pathsOf } from '../addresses.ts';
import { barriers } from '../barriers.ts';
import { chooseTime, formOf, introduce, send } from '../form.ts';
import { agency, emailsAbout, recipients, someone } from '../mailbox.ts';
import { expect, test } from '../visitor.ts';
import { answerCaptcha } from '../withoutScripts.ts';
import { type Language, languages, words } from '../words.ts';

/** A rental whose owner requires an income and limits the number of persons. */
const rental = 'property(number: 1046)';

/** The time of a moment in the agency's time zone, as the site writes it. */
function hourOf(start: string, language: Language = 'nl'): string {
  const parts = new Intl.DateTimeFormat('nl-BE', {
    timeZone: 'Europe/Brussels',
    hour: 'numeric',
    minute: '2-digit',
  }).formatToParts(new Date(start));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return words(language)('form.booking.time', {
    hour: String(Number(part('hour'))),
    minute: part('minute'),
  });
}

for (const [index, language] of languages.entries()) {
  const say = words(language);

  test(`books an appointment for a rental, ${language}`, async ({ page, visit }) => {
    const email = someone();
    await visit((await pathsOf(rental))[language]);
    await page
      .getByRole('link', { name: say('property.appointment') })
      .first()
      .click();
    const form = formOf(page, 'bookAppointment');
    await introduce(form, email);
    const start = await chooseTime(form, index);
    await send(form);
    const problems = form.getByRole('alert').getByRole('link');
    await expect(problems).toHaveText([new RegExp(say('problem.STATEMENTS'))]);
    expect(await barriers(page, language)).toEqual([]);
    for (const box of await form.locator('[name=statements]').all()) await box.check();
    await form.locator('button[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('thanks.thanksAppointment.title'),
    );
    const requested = page.getByText(say('thanks.appointment'));
    await expect(requested).toContainText(hourOf(start, language));
    const wide = (one: Locator) => one.evaluate((it) => it.getBoundingClientRect().width);
    const text = page.getByText(say('thanks.thanksAppointment.text'));
    expect(await wide(page.locator('p', { has: requested }))).toBe(await wide(text));
    await expect(requested.getByRole('link')).toHaveAttribute(
      'href',
      (await pathsOf(rental))[language],
    );
    const emails = await emailsAbout(email, 2);
    expect(recipients(emails)).toEqual([agency, email]);
    expect(emails.map(({ text }) => text).join('\n')).toContain('BEGIN:VCALENDAR');
  });

  test(`sees which fields of an appointment are missing, ${language}`, { tag: '@phone' }, async ({
    page,
    visit,
  }) => {
    await visit(`${(await pathsOf(rental))[language]}?form=appointment`);
    const form = formOf(page, 'bookAppointment');
    await form.locator('button[type=submit]').click();
    const first = form.getByRole('alert').getByRole('link').first();
    await expect(first).toContainText(say('problem.start.REQUIRED'));
    await first.click();
    await expect(form.locator('[name$="-day"]:checked')).toBeFocused();
    expect(await barriers(page, language)).toEqual([]);
  });
}

const say = words('nl');

test('the second of two visitors who want the last seat sees that it is full', async ({
  page,
  context,
  visit,
}) => {
  const address = `${(await addressesOf('property')).nl}?form=appointment`;
  await visit(address);
  const form = formOf(page, 'bookAppointment');
  await introduce(form, someone());
  const start = await chooseTime(form, 0);
  const other = await context.newPage();
  await other.goto(address);
  const quicker = formOf(other, 'bookAppointment');
  await introduce(quicker, someone());
  expect(await chooseTime(quicker, 0)).toBe(start);
  await send(quicker);
  await other.waitForURL('**/bedankt/**');
  await send(form);
  await expect(form.getByRole('alert')).toContainText(say('problem.FULL'));
  await expect(form.locator(`[name=start][value="${start}"]`)).toBeDisabled();
  await expect(form.locator('[name="person.firstName"]')).toHaveValue('Lien');
  await chooseTime(form, 0);
  await form.locator('button[type=submit]').click();
  await page.waitForURL('**/bedankt/**');
});

for (const made of ['property=1046&start=morgen', 'property=999999&start=2026-12-02T10:30', '']) {
  test(`an invalid address of the thanks page shows no appointment: ${made}`, async ({
    page,
    visit,
  }) => {
    await visit(`/nl/bedankt/contact-appointment/?${made}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('thanks.thanksAppointment.title'),
    );
    await expect(page.getByText(say('thanks.appointment'))).toHaveCount(0);
  });
}

test('choosing another day clears the chosen time', async ({ page, visit }) => {
  await visit(`${(await addressesOf('property')).nl}?form=appointment`);
  const form = formOf(page, 'bookAppointment');
  await chooseTime(form, 3);
  await expect(form.locator('[name=start]:checked')).toHaveCount(1);
  await form.locator('label:has(> [name$="-day"]:enabled)').first().click();
  await expect(form.locator('[name=start]:checked')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('books, moves and cancels an appointment', async ({ page, overheard }) => {
    overheard.forgiven.push(/status of 422/);
    const email = someone();
    await page.goto((await addressesOf('property')).nl);
    await page
      .getByRole('link', { name: say('property.appointment') })
      .first()
      .click();
    const form = formOf(page, 'bookAppointment');
    await introduce(form, email);
    const start = await chooseTime(form, 5);
    await form.locator('[name=privacy]').check();
    await form.locator('button[type=submit]').click();
    await expect(form.getByRole('alert').getByRole('link')).toHaveCount(1); // the captcha
    await expect(form.locator(`[name=start][value="${start}"]`)).toBeChecked();
    await answerCaptcha(page, form);
    await page.waitForURL('**/bedankt/**');
    await expect(page.getByText(say('thanks.appointment'))).toContainText(hourOf(start));

    const emails = await emailsAbout(email, 2);
    const link = /\/nl\/mijn-afspraak\/\?token=[\w.-]+/.exec(emails.map((l) => l.text).join());
    await page.goto(link?.[0] ?? '');
    const move = formOf(page, 'moveAppointment');
    await expect(move.locator(`[name=start][value="${start}"]`)).toBeDisabled();
    await chooseTime(move, 6);
    await move.locator('button[type=submit]').click();
    await expect(page.getByText(say('form.appointment.moved'))).toBeVisible();
    await page.goto(link?.[0] ?? '');
    await formOf(page, 'cancelAppointment').locator('button[type=submit]').click();
    await expect(page.getByText(say('form.appointment.cancelDone'))).toBeVisible();
    await page.goto(link?.[0] ?? '');
    await expect(page.getByText(say('form.appointment.cancelled'))).toBeVisible();
    await expect(formOf(page, 'moveAppointment')).toHaveCount(0);
    await emailsAbout(email, 6);
  });
});

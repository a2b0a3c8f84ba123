import type { Page } from '@playwright/test';
import { addressesOf, pathsOf } from '../addresses.ts';
import { barriers } from '../barriers.ts';
import { openLead, post, thanked } from '../desk.ts';
import { fill, formOf, introduce, send } from '../form.ts';
import { emailsAbout, linkIn, someone } from '../mailbox.ts';
import { ageApplication, deskWords, newStaff, startSession } from '../staff.ts';
import { expect, takenOver, test } from '../visitor.ts';
import { words } from '../words.ts';

const say = deskWords('nl');
const site = words('nl');

/** The day so many days from today. */
const day = (ahead: number) =>
  new Date(Date.now() + ahead * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const part = (page: Page, title: string) =>
  page.getByRole('region', { name: say(title), exact: true });

test('tells a candidate for a rental, takes it back, and tells something else @phone', async ({
  page,
}) => {
  test.setTimeout(90_000); // an answer leaves after ten seconds
  const visitor = someone();
  await page.goto((await pathsOf('property(number: 1046)')).nl);
  await takenOver(page);
  await page.getByRole('link', { name: site('property.apply') }).click();
  const form = formOf(page, 'applyForRent');
  await introduce(form, visitor);
  await fill(form, { adults: '2', movingDate: day(60), netIncome: '2.950' });
  await send(form);
  await thanked(page, 'thanksRent');
  await startSession(page, newStaff(), '/desk/inbox');
  await openLead(page, visitor);
  const choose = (outcome: string) =>
    page.getByRole('radio', { name: say(`candidate.${outcome}`), exact: true }).click();
  const answer = page.getByLabel(say('lead.answer'), { exact: true });
  const course = page.getByRole('listitem').filter({ hasText: say('lead.answered') });
  await choose('CHOSEN');
  await expect(answer).toHaveValue(/^Dag Lien,\s+Goed nieuws/);
  expect(await barriers(page)).toEqual([]);
  await answer.press('Control+Enter');
  await expect(course.getByText(say('candidate.CHOSEN'))).toBeVisible();
  await page.getByRole('button', { name: say('lead.takeBack') }).click();
  await expect(course).toHaveCount(0);
  await choose('DECLINED'); // replaces the proposed answer, since nobody has changed it
  await expect(answer).toHaveValue(/andere kandidaat/);
  await answer.press('Control+Enter');
  await expect(course.getByText(say('candidate.DECLINED'))).toBeVisible();
  const emails = await emailsAbout(visitor, 3, 30_000);
  expect(emails.filter(({ text }) => text.includes('andere kandidaat'))).toHaveLength(1);
  expect(emails.some(({ text }) => text.includes('kiest de eigenaar u'))).toBe(false);
});

test('opens photos of a valuation and sets its date; today shows it and what expires; a testimonial becomes an article', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const owner = await post(page, 'requestValuation');
  ageApplication(await post(page, 'applyForJob'));
  const writer = await post(page, 'postTestimonial');
  await startSession(page, newStaff(), '/desk/inbox');
  await openLead(page, owner);
  const path = await part(page, 'matter.files').getByRole('link').getAttribute('href');
  expect((await page.request.get(path ?? '')).headers()['content-type']).toBe('image/jpeg');
  const valuation = part(page, 'matter.valuation');
  const date = valuation.getByLabel(say('matter.valuationAt'));
  await date.fill('2020-01-01T10:00');
  await valuation.getByRole('button', { name: say('matter.valuationSet') }).click();
  await expect(valuation.getByText(say('matter.valuationPast'))).toBeVisible();
  const soon = day(2);
  await date.fill(`${soon}T10:00`);
  await valuation.getByRole('button', { name: say('matter.valuationSet') }).click();
  await expect(valuation.getByRole('button', { name: say('matter.valuationNone') })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await expect(date).toHaveValue(`${soon}T10:00`);
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await expect(part(page, 'today.expiring').getByRole('listitem').first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await part(page, 'today.valuations').getByRole('listitem').getByRole('link').first().click();
  await expect(valuation.getByRole('button', { name: say('matter.valuationNone') })).toBeVisible();

  await openLead(page, writer);
  const testimonial = part(page, 'matter.testimonial');
  await testimonial.getByRole('button', { name: say('matter.testimonialMake') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lien P.');
  await expect(page.getByText(say('part.origin.FOLDER'), { exact: true })).toHaveCount(0);
  await expect(
    page.locator('textarea', { hasText: /^> .*het vierde huis het onze/ }),
  ).toBeVisible();
  await page.goBack();
  await expect(testimonial.getByText(say('matter.testimonialDraft'))).toBeVisible();
  await testimonial.getByRole('link', { name: say('matter.testimonialOpen') }).click();
  await page.getByRole('button', { name: say('draft.discard') }).click(); // other tests see no draft
  await expect(page.getByRole('button', { name: say('draft.discard') })).toHaveCount(0);
  await openLead(page, writer);
  await expect(
    testimonial.getByRole('button', { name: say('matter.testimonialMake') }),
  ).toBeVisible();
});

test('sends documents again and sees what was opened; ends a demand that was never confirmed', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const reader = await post(page, 'requestDocuments');
  const searcher = someone();
  await page.goto(`${(await addressesOf('demand register')).nl}?goal=0&city=Bree%7C3960&type=1`);
  await takenOver(page);
  const form = formOf(page, 'registerDemand');
  await introduce(form, searcher);
  await form.locator('[name="filter.goal"][value=SALE]').check();
  await form.locator('[name="filter.priceMax"]').fill('900.000');
  await send(form);
  await thanked(page, 'thanksDemand');
  await startSession(page, newStaff(), '/desk/inbox');
  await openLead(page, reader);
  const documents = part(page, 'matter.documents');
  await expect(documents.getByText(say('matter.notOpened')).first()).toBeVisible();
  await page.request.get(linkIn(await emailsAbout(reader, 2), '/documents/'));
  await expect(documents.getByText(/^geopend/).first()).toBeVisible(); // by itself
  await documents.getByRole('button', { name: say('matter.sendDocuments') }).click();
  await expect(documents.getByText(say('matter.notOpened')).first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await openLead(page, searcher);
  const demand = part(page, 'matter.demand');
  await expect(demand.getByText(say('matter.emails.PENDING'))).toBeVisible();
  await demand.getByRole('button', { name: say('matter.end') }).click();
  await demand.getByRole('button', { name: say('matter.endNow') }).click();
  await expect(demand.getByText(say('matter.emails.ENDED'))).toBeVisible();
});

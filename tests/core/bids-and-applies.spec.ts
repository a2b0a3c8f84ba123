import type { Locator } from '@playwright/test';
import { addressesOf, pathsOf } from '../addresses.ts';
import { barriers } from '../barriers.ts';
import { fill, formOf, introduce, send } from '../form.ts';
import { agency, emailsAbout, recipients, someone } from '../mailbox.ts';
import { expect, test } from '../visitor.ts';
import { languages, words } from '../words.ts';

const inWords = {
  nl: 'driehonderdnegenenveertigduizend euro',
  fr: 'trois cent quarante-neuf mille euros',
  en: 'three hundred and forty-nine thousand euros',
};

/** The value of a date field so many days from now. */
function day(ahead: number): string {
  return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
}

async function bid(form: Locator, amountInWords: string): Promise<void> {
  await fill(form, {
    'address.street': 'Dorpsstraat',
    'address.zip': '3640',
    'address.city': 'Kinrooi',
    amount: '349.000',
    letters: amountInWords,
    validFrom: day(1),
    validUntil: day(15),
    place: 'Kinrooi',
    signDate: day(-1),
    conditions: 'Onder voorbehoud van een krediet',
  });
  await form.locator('[name=advance]').check();
}

for (const language of languages) {
  const say = words(language);

  test(`makes an offer to buy, ${language}`, async ({ page, visit }) => {
    const email = someone();
    await visit((await addressesOf('property'))[language]);
    await page.getByRole('link', { name: say('property.offer') }).click();
    const form = formOf(page, 'makeOffer');
    await expect(form.getByText(say('form.offer.free'))).toBeVisible();
    await introduce(form, email);
    await bid(form, language === 'fr' ? 'trois cent mille euros' : 'x');
    await send(form);
    await expect(form.getByRole('alert')).toContainText(say('problem.AMOUNTS_DIFFER'));
    await fill(form, { letters: inWords[language], validFrom: day(15), validUntil: day(1) });
    await form.locator('button[type=submit]').click();
    const problems = form.getByRole('alert').getByRole('link');
    await expect(problems).toHaveText([new RegExp(say('problem.END_BEFORE_START'))]);
    await fill(form, { validUntil: day(20) });
    await form.locator('button[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('thanks.thanksOffer.title'),
    );
    const emails = await emailsAbout(email, 2);
    expect(recipients(emails)).toEqual([agency, email]);
    expect(emails.map(({ text }) => text).join('\n')).toMatch(/349\.000/);
  });

  test(`applies for a rental, ${language}`, async ({ page, visit }) => {
    const email = someone();
    await visit((await pathsOf('property(number: 1046)'))[language]);
    await page.getByRole('link', { name: say('property.apply') }).click();
    const form = formOf(page, 'applyForRent');
    await introduce(form, email);
    await fill(form, { adults: '2', movingDate: day(60), netIncome: '2.950', pets: 'Een kat' });
    await fill(form, { 'second.firstName': 'Bo' });
    await send(form);
    await expect(form.getByRole('alert').getByRole('link')).toHaveCount(2); // name and address
    await fill(form, { 'second.firstName': '' });
    await form.locator('button[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('thanks.thanksRent.title'),
    );
    const emails = await emailsAbout(email, 2);
    expect(recipients(emails)).toEqual([agency, email]);
    expect(emails.map(({ text }) => text).join('\n')).toMatch(/2\.950/);
  });

  for (const name of ['offer', 'rent'] as const) {
    test(`an empty form (${name}), ${language}: no barrier`, { tag: '@phone' }, async ({
      page,
      visit,
    }) => {
      const rental = name === 'rent' ? await pathsOf('property(number: 1046)') : null;
      await visit(`${(rental ?? (await addressesOf('property')))[language]}?form=${name}`);
      await page.locator('main form button[type=submit]').click();
      await expect(page.getByRole('alert')).toBeFocused();
      expect(await barriers(page, language)).toEqual([]);
    });
  }
}

test('a rental takes no offer, and a property for sale no application', async ({ page }) => {
  const say = words('nl');
  await page.goto(`${(await pathsOf('property(number: 1046)')).nl}?form=offer`);
  await expect(page.getByText(say('form.offer.gone'))).toBeVisible();
  await page.goto(`${(await addressesOf('property')).nl}?form=rent`);
  await expect(page.getByText(say('form.rent.gone'))).toBeVisible();
});

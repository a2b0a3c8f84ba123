import { addressesOf } from '../addresses.ts';
import { barriers } from '../barriers.ts';
import { formEvents, formOf, introduce, send } from '../form.ts';
import { count } from '../graph.ts';
import { agency, emailsAbout, linkIn, recipients, someone } from '../mailbox.ts';
import { expect, test } from '../visitor.ts';
import { answerCaptcha, sendWithoutScripts } from '../withoutScripts.ts';
import { type Language, languages, words } from '../words.ts';

const search = '?text=huis&city=Bree%7C3960&type=1&priceMax=1000';

const pages: Record<Language, string> = {
  nl: '/nl/mijn-zoekopdracht/',
  fr: '/fr/ma-recherche/',
  en: '/en/my-search/',
};

for (const language of languages) {
  const say = words(language);

  test(`registers a demand from an empty list, confirms, changes, pauses and ends it, ${language}`, async ({
    page,
    visit,
  }) => {
    const email = someone();
    await visit((await addressesOf('sale'))[language] + search);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('list.register') })
      .click();

    const form = formOf(page, 'registerDemand');
    await expect(form.locator('[name="filter.goal"][value=SALE]')).toBeChecked();
    await expect(form.locator('[name="filter.categories"][value="1"]')).toBeChecked();
    await expect(form.locator('[value="3960"]')).toBeChecked();
    const matching = page.getByRole('main').getByRole('status').first();
    await expect(matching).toContainText(say('form.demand.matching', { count: 0, total: '0' }));
    await form.locator('[name="filter.priceMax"]').fill('900.000');
    const total = await count(
      'goal: SALE, text: "huis", categories: [1], cities: [{zip: "3960"}], priceMax: 900000',
    );
    await expect(matching).toContainText(
      say('form.demand.matching', { count: total, total: String(total) }),
    );
    await introduce(form, email);
    await send(form);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('thanks.thanksDemand.title'),
    );
    expect(await formEvents(page)).toEqual([{ event: 'form_sent', form: 'registerDemand' }]);

    const link = linkIn(await emailsAbout(email, 1), `${pages[language]}?token=`);
    const title = page.getByRole('heading', { level: 1 });
    const press = (mutation: string) => formOf(page, mutation).locator('button').click();
    await visit(link);
    await expect(title).toHaveText(say('form.link.demand.PENDING'));
    await press('confirmDemand');
    await expect(title).toHaveText(say('form.link.confirmDemand.done'));
    await expect(page).toHaveURL(`${pages[language]}?done=confirmDemand`);
    expect(recipients(await emailsAbout(email, 3))).toEqual([agency, email, email]);

    await visit(link);
    await expect(title).toHaveText(say('form.link.demand.ACTIVE'));
    const change = formOf(page, 'changeDemand');
    await change.locator('[name="filter.categories"][value="1"]').uncheck();
    await press('changeDemand');
    await expect(change.getByRole('alert')).toContainText(
      say('problem.filter.categories.REQUIRED'),
    );
    await change.locator('[name="filter.categories"][value="2"]').check();
    await press('changeDemand');
    await expect(title).toHaveText(say('form.link.changeDemand.done'));

    await visit(link);
    await expect(change.locator('[name="filter.categories"][value="2"]')).toBeChecked();
    await expect(change.locator('[name="filter.priceMax"]')).toHaveValue('900000');
    await expect(change.locator('[name="filter.text"]')).toHaveValue('huis');
    await press('pauseDemand');
    await expect(title).toHaveText(say('form.link.pauseDemand.done'));
    await visit(link);
    await expect(title).toHaveText(say('form.link.demand.PAUSED'));
    await visit(`${link}&leave=1`);
    await expect(title).toHaveText(say('form.link.endDemand.title'));
    await press('unsubscribe');
    await expect(title).toHaveText(say('form.link.endDemand.done'));
    await expect(page.getByText(say('form.link.endDemand.doneText'))).toBeVisible();
    await visit(link);
    await expect(title).toHaveText(say('form.link.ended'));
  });
}

const area = 'area=51.2,5.65;51.2,5.85;51.1,5.85;51.1,5.65';

test('an area on the map stays in a demand until it is removed', async ({ page, visit }) => {
  const say = words('nl');
  const email = someone();
  await visit(`${(await addressesOf('demand register')).nl}?type=1&garden=1&${area}`);
  const form = formOf(page, 'registerDemand');
  const drawn = '[name="filter.polygon"]';
  await expect(form.locator(drawn)).toBeChecked();
  await expect(form.getByText(say('filter.area.chip'))).toBeVisible();
  const list = page.getByRole('main').getByRole('status').getByRole('link');
  await expect(list).toHaveAttribute('href', `/nl/te-koop/?type=1&garden=1&${area}&view=map`);
  await introduce(form, email);
  await send(form);
  const link = linkIn(await emailsAbout(email, 1), `${pages.nl}?token=`);
  const change = formOf(page, 'changeDemand');
  const title = page.getByRole('heading', { level: 1 });
  await visit(link);
  await expect(change.locator(drawn)).toBeChecked();
  expect(await barriers(page)).toEqual([]);
  await change.locator('[name="filter.garden"]').uncheck();
  await change.locator('[name="filter.priceMax"]').fill('500000');
  await change.locator('button').click();
  await expect(title).toHaveText(say('form.link.changeDemand.done'));

  await visit(link);
  await expect(change.locator('[name="filter.garden"]')).toHaveCount(0);
  await change.locator(drawn).uncheck();
  await change.locator('button').click();
  await expect(change.getByRole('alert')).toContainText(say('problem.filter.cities.REQUIRED'));
  await change.locator('[value="3640"]').check();
  await change.locator('button').click();
  await expect(title).toHaveText(say('form.link.changeDemand.done'));
  await visit(link);
  await expect(change.locator(drawn)).toHaveCount(0);
});

test('a wrong link says that it has expired', async ({ page, visit }) => {
  const say = words('nl');
  await visit('/nl/mijn-zoekopdracht/?token=wrong');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('form.link.ended'));
  await visit('/nl/mijn-afspraak/?token=wrong');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('form.link.ended'));
  await visit('/nl/nieuwsbrief/?token=wrong');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('form.link.ended'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('registers a demand with an area on the map', async ({ page, overheard }) => {
    overheard.forgiven.push(/status of 422/);
    const say = words('nl');
    const email = someone();
    await page.goto(`${(await addressesOf('demand register')).nl}?type=1&${area}`);
    const form = formOf(page, 'registerDemand');
    await introduce(form, email);
    await sendWithoutScripts(page, form);
    await page.goto(linkIn(await emailsAbout(email, 1), `${pages.nl}?token=`));
    await expect(page.locator('#changeDemand [name="filter.polygon"]')).toBeChecked();
    await formOf(page, 'confirmDemand').locator('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('form.link.confirmDemand.done'),
    );
  });

  test('registers, confirms and pauses a demand', async ({ page, overheard }) => {
    overheard.forgiven.push(/status of 422/);
    const say = words('nl');
    const email = someone();
    await page.goto((await addressesOf('demand register')).nl + search);
    const form = formOf(page, 'registerDemand');
    await introduce(form, email);
    await form.locator('[value="3640"]').check();
    await form.locator('[value="3960"]').uncheck();
    await form.locator('[name=privacy]').check();
    await form.locator('button[type=submit]').click();
    await expect(form.getByRole('alert').getByRole('link')).toHaveCount(1);
    await expect(form.locator('[value="3640"]')).toBeChecked();
    await expect(form.locator('[value="3960"]')).not.toBeChecked();
    await answerCaptcha(page, form);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(say('thanks.thanksDemand.title'));

    const link = linkIn(await emailsAbout(email, 1), `${pages.nl}?token=`);
    await page.goto(link);
    await formOf(page, 'confirmDemand').locator('button').click();
    await expect(title).toHaveText(say('form.link.confirmDemand.done'));
    expect(recipients(await emailsAbout(email, 3))).toEqual([agency, email, email]);
    await page.goto(link);
    await expect(page.locator('#changeDemand [value="3640"]')).toBeChecked();
    await formOf(page, 'pauseDemand').locator('button').click();
    await expect(title).toHaveText(say('form.link.pauseDemand.done'));
  });
});

import type { Locator, Page } from '@playwright/test';
import { addressesOf, propertyNumber } from '../addresses.ts';
import { barriers } from '../barriers.ts';
import { formOf, send } from '../form.ts';
import { tabTo } from '../keyboard.ts';
import { emailsAbout, linkIn, recipients, someone } from '../mailbox.ts';
import { expect, test } from '../visitor.ts';
import { answerCaptcha } from '../withoutScripts.ts';
import { words } from '../words.ts';

test('watches a property from its page, from the saved list and without scripts, confirms, pauses and ends it', async ({
  page,
  visit,
  browser,
}) => {
  const property = await addressesOf('property');
  const title = page.getByRole('heading', { level: 1 });
  const press = (mutation: string) => formOf(page, mutation).locator('button').click();

  let say = words('nl');
  let email = someone();
  await visit(property.nl);
  await page.getByRole('link', { name: say('property.watch') }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: say('form.watch.title') })).toBeVisible();
  const form = formOf(page, 'watchProperty');
  await form.locator('[name=email]').fill('nobody');
  expect(await barriers(page)).toEqual([]);
  await form.locator('[name=email]').fill('');
  await page.keyboard.type(email);
  await pressOn(page, form.locator('[name=privacy]'), 'Space');
  await pressOn(page, form.locator('button[type=submit]'), 'Enter');
  await expect(title).toHaveText(say('thanks.thanksDemand.title'));
  const link = linkIn(await emailsAbout(email, 1), '/nl/mijn-zoekopdracht/?token=');
  await visit(link);
  await expect(title).toHaveText(say('form.link.watch.PENDING'));
  await expect(formOf(page, 'changeDemand')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /€|,/ }).first()).toHaveAttribute(
    'href',
    property.nl,
  );
  await press('confirmDemand');
  await expect(title).toHaveText(say('form.link.confirmWatch.done'));
  expect(recipients(await emailsAbout(email, 2))).toEqual([email, email]); // the agency gets none
  await visit(link);
  await expect(title).toHaveText(say('form.link.watch.ACTIVE'));
  expect(await barriers(page)).toEqual([]);
  await press('pauseDemand');
  await expect(title).toHaveText(say('form.link.pauseWatch.done'));
  await visit(`${link}&leave=1`);
  await expect(title).toHaveText(say('form.link.endWatch.title'));
  await press('unsubscribe');
  await expect(title).toHaveText(say('form.link.endWatch.done'));

  say = words('fr');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit((await addressesOf('saved')).fr.replace(/\?.*/, `?n=${propertyNumber}`));
  const watch = page.getByRole('region', { name: say('saved.watch') });
  await expect(watch.getByRole('link')).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);
  await watch.getByRole('link').click();
  const address = form.locator('[name=email]');
  await address.fill('personne@');
  await form.locator('button[type=submit]').click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(2);
  await expect(address).toHaveAccessibleDescription(say('problem.EMAIL'));
  expect(await barriers(page, 'fr')).toEqual([]);
  email = someone();
  await address.fill(email);
  await send(form);
  await expect(title).toHaveText(say('thanks.thanksDemand.title'));
  await visit(linkIn(await emailsAbout(email, 1), '/fr/ma-recherche/?token='));
  await press('confirmDemand');
  await expect(title).toHaveText(say('form.link.confirmWatch.done'));

  say = words('en');
  email = someone();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 834, height: 1112 },
  });
  const plain = await context.newPage();
  await plain.goto(property.en);
  await plain.getByRole('link', { name: say('property.watch') }).click();
  const posted = formOf(plain, 'watchProperty');
  await posted.locator('[name=email]').fill('nobody');
  await posted.locator('[name=privacy]').check();
  await posted.locator('button[type=submit]').click();
  await expect(posted.getByRole('alert').getByRole('link')).toHaveCount(2);
  await expect(posted.locator('[name=email]')).toHaveAccessibleDescription(say('problem.EMAIL'));
  await posted.locator('[name=email]').fill(email);
  await answerCaptcha(plain, posted);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(
    say('thanks.thanksDemand.title'),
  );
  await plain.goto(linkIn(await emailsAbout(email, 1), '/en/my-search/?token='));
  await formOf(plain, 'confirmDemand').locator('button').click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(
    say('form.link.confirmWatch.done'),
  );
  await context.close();
});

/** Presses a key on what Tab reaches. */
async function pressOn(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target, 15);
  await page.keyboard.press(key);
}

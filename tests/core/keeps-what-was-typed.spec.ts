import { addressesOf } from '../addresses.ts';
import { fill, formOf, introduce, send } from '../form.ts';
import { emailsAbout, someone } from '../mailbox.ts';
import { expect, takenOver, test, withMotion } from '../visitor.ts';
import { words } from '../words.ts';

test.use(withMotion);

const say = words('nl');

test('a form whose answer was lost is sent again, and the agency gets one email', async ({
  page,
  visit,
  overheard,
}) => {
  overheard.forgiven.push(/net::ERR_FAILED/);
  const email = someone();
  await visit('/nl/contact/');
  const form = formOf(page, 'sendContact');
  await introduce(form, email);
  await fill(form, { remark: 'Eén keer is genoeg' });
  await page.route('/graphql', async (route) => {
    await route.fetch(); // the server accepts the form
    await route.abort(); // but the answer is lost
  });
  await send(form);
  await expect(form.getByRole('alert')).toHaveText(say('form.offline'));
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.locator('[name=remark]')).toHaveValue('Eén keer is genoeg');
  await page.unroute('/graphql');
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/bedankt\/contacteer-ons\/$/);
  await emailsAbout(email, 2);
});

test('a failure of the server is shown, and the fields stay', async ({
  page,
  visit,
  overheard,
}) => {
  overheard.forgiven.push(/status of 500/);
  const email = someone();
  await visit('/nl/contact/');
  const form = formOf(page, 'sendContact');
  await introduce(form, email);
  await fill(form, { remark: 'Dit blijft staan' });
  await page.route('/graphql', (route) => route.fulfill({ status: 500, body: 'disk is full' }));
  await send(form);
  await expect(form.getByRole('alert')).toHaveText(say('form.failed'));
  await expect(form.locator('[name=remark]')).toHaveValue('Dit blijft staan');
  await page.unroute('/graphql');
  await form.locator('button[type=submit]').click();
  await page.waitForURL('**/bedankt/**');
  await emailsAbout(email, 2);
});

test('a form in a dialog opens again as it was left', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  const property = (await addressesOf('property')).nl;
  await visit('/nl/');
  await visit(property);
  const opener = page.getByRole('link', { name: say('property.question'), exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: say('form.ask.title') });
  await dialog.locator('[name=remark]').fill('Is er een kelder?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(dialog.locator('[name=remark]')).toHaveValue('Is er een kelder?');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(property);
  await page.goBack();
  await expect(page).toHaveURL('/nl/');
  await page.goForward();
  await takenOver(page);
  await opener.click();
  await expect(dialog.locator('[name=remark]')).toHaveValue('Is er een kelder?');
});

test('a sent message is not filled in again, and Back leads to the page it was written on', async ({
  page,
  visit,
}) => {
  const email = someone();
  const property = (await addressesOf('property')).nl;
  await visit(property);
  const opener = page.getByRole('link', { name: say('property.question'), exact: true });
  await opener.click();
  const form = formOf(page, 'askAboutProperty');
  await introduce(form, email);
  await fill(form, { remark: 'Is er een kelder?' });
  await send(form);
  await page.waitForURL('**/bedankt/**');
  await page.goBack();
  await expect(page).toHaveURL(property);
  await expect(form).toBeHidden();
  await opener.click();
  await expect(form.locator('[name="person.email"]')).toHaveValue('');
});

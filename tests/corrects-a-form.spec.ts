import { truncateSync, writeFileSync } from 'node:fs';
import { addressesOf } from './addresses.ts';
import { barriers } from './barriers.ts';
import { fill, formOf, introduce, send } from './form.ts';
import { emailsAbout, someone } from './mailbox.ts';
import { expect, takenOver, test } from './visitor.ts';
import { languages, words } from './words.ts';

for (const language of languages) {
  const say = words(language);

  test(`sees all problems at once, ${language}`, { tag: '@phone' }, async ({ page, visit }) => {
    await visit((await addressesOf('contact'))[language]);
    const form = formOf(page, 'sendContact');
    await fill(form, { remark: 'Dit blijft staan', 'person.email': 'lien@' });
    await form.locator('button[type=submit]').click();
    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('heading')).toHaveText(say('form.problems'));
    const wrong = ['person.firstName', 'person.lastName', 'person.email', 'captcha', 'privacy'];
    const links = summary.getByRole('link');
    await expect(links).toHaveCount(wrong.length);
    for (const [i, path] of wrong.entries()) {
      await expect(links.nth(i)).toContainText(say(`form.field.${path}`));
    }
    await expect(links.nth(2)).toContainText(say('problem.EMAIL'));
    await links.nth(2).click();
    const email = form.locator('[name="person.email"]');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(say('problem.EMAIL'));
    await expect(form.locator('[name=remark]')).toHaveValue('Dit blijft staan');
    expect(await barriers(page)).toEqual([]);
  });
}

const say = words('nl');

test('wrong captcha characters bring a new picture, and the other fields stay', async ({
  page,
  visit,
}) => {
  await visit('/nl/contact/');
  const form = formOf(page, 'sendContact');
  await introduce(form, someone());
  await fill(form, { remark: 'Dag', 'captcha.text': 'abcdef' });
  await form.locator('[name=privacy]').check();
  const picture = form.getByRole('img', { name: say('form.captcha.picture') });
  const before = await picture.getAttribute('src');
  await form.locator('button[type=submit]').click();
  await expect(form.getByRole('alert')).toContainText(say('problem.CAPTCHA'));
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expect(form.locator('[name="captcha.text"]')).toHaveValue('');
  await expect(form.locator('[name=remark]')).toHaveValue('Dag');
  await expect(form.locator('[name=privacy]')).toBeChecked();
});

test('a form sent while the device still computes its proof waits, and is accepted', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: unknown) {
      setTimeout(() => post.call(this, message), 500);
    };
  });
  await visit('/nl/contact/');
  const form = formOf(page, 'sendContact');
  await introduce(form, someone());
  await fill(form, { remark: 'Dag' });
  await form.locator('[name=privacy]').check();
  await form.getByLabel(say('form.captcha.compute')).check();
  await expect(form.getByText(say('form.captcha.busy'))).toBeAttached();
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/nl\/bedankt\/contacteer-ons\/$/);
});

test('emails in a number field are reported with the other problems', async ({ page, visit }) => {
  await visit(`${(await addressesOf('project')).nl}?form=ask`);
  const form = formOf(page, 'askAboutProject');
  await fill(form, { budget: 'veel' });
  await send(form, say);
  const links = form.getByRole('alert').getByRole('link');
  await expect(links).toHaveCount(4);
  await expect(links.first()).toContainText(say('problem.NOT_A_NUMBER'));
  await expect(form.locator('[name=budget]')).toHaveValue('veel');
});

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
  await send(form, say);
  await expect(form.getByRole('alert')).toHaveText(say('form.offline'));
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.locator('[name=remark]')).toHaveValue('Eén keer is genoeg');
  await page.unroute('/graphql');
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/bedankt\/contacteer-ons\/$/);
  await emailsAbout(email, 2);
});

test('a file of another type is refused, whatever its name', async ({ page, visit }) => {
  await visit('/nl/vacatures/');
  await page.getByRole('main').locator('a:has(h2)').first().click();
  await page.locator('a[href$="?form=apply"]').click();
  const form = formOf(page, 'applyForJob');
  await introduce(form, someone());
  await form.locator('[name=cv]').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ\u0090\0\u0003'),
  });
  await send(form, say);
  await expect(form.getByRole('alert')).toContainText(say('problem.FILE_TYPE'));
});

for (const language of languages) {
  const say = words(language);

  test(`a wrong file shows its problem when it is chosen, ${language}`, async ({
    page,
    visit,
    overheard,
  }) => {
    await visit(`${(await addressesOf('valuation'))[language]}`);
    const form = formOf(page, 'requestValuation');
    const field = form.locator('[name=photos]');
    const picture = (size: number) => ({
      name: 'front.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(size),
    });
    const document = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
    const help = say('form.valuation.photos');
    for (const [files, code] of [
      [[document], 'FILE_TYPE'],
      [[picture(6 * 2 ** 20)], 'FILE_TOO_LARGE'],
      [Array.from({ length: 11 }, () => picture(9)), 'TOO_MANY'],
    ] as const) {
      await field.setInputFiles([...files]);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(`${say(`problem.${code}`)} ${help}`);
    }
    await field.setInputFiles([picture(9)]);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).toHaveAccessibleDescription(help);
    expect(overheard.requests).toEqual([]);
  });
}

test('a file of 200 MB is not sent', async ({ page, visit }, info) => {
  const file = info.outputPath('cv.pdf');
  writeFileSync(file, '%PDF-1.7');
  truncateSync(file, 200 * 2 ** 20);
  await visit('/nl/vacatures/vastgoedmakelaar-in-kinrooi/?form=apply');
  const form = formOf(page, 'applyForJob');
  await introduce(form, someone());
  await form.locator('[name=cv]').setInputFiles(file);
  await send(form, say);
  const problems = form.getByRole('alert').getByRole('link');
  await expect(problems).toHaveText([new RegExp(say('problem.FILE_TOO_LARGE'))]);
  await expect(form.locator('[name="person.firstName"]')).toHaveValue('Lien');
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
  await send(form, say);
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
  await send(form, say);
  await page.waitForURL('**/bedankt/**');
  await page.goBack();
  await expect(page).toHaveURL(property);
  await expect(form).toBeHidden();
  await opener.click();
  await expect(form.locator('[name="person.email"]')).toHaveValue('');
});

import { addressesOf } from '../addresses.ts';
import { barriers } from '../barriers.ts';
import { fill, formOf, introduce, send } from '../form.ts';
import { someone } from '../mailbox.ts';
import { expect, test } from '../visitor.ts';
import { languages, words } from '../words.ts';

for (const language of languages) {
  const say = words(language);

  test(`sees all problems at once, ${language}`, { tag: '@phone' }, async ({ page, visit }) => {
    await visit((await addressesOf('contact'))[language]);
    const form = formOf(page, 'sendContact');
    await fill(form, { remark: 'Dit blijft staan', 'person.email': 'lien@' });
    const trap = form.locator('[name=website]');
    await expect(trap).toBeHidden();
    await trap.evaluate((one: HTMLInputElement) => {
      one.value = 'https://example.com'; // by a password manager
    });
    await form.locator('button[type=submit]').click();
    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('heading')).toHaveText(say('form.problems'));
    const wrong = ['website', 'person.firstName', 'person.lastName', 'person.email', 'privacy'];
    const links = summary.getByRole('link');
    await expect(links).toHaveCount(wrong.length);
    for (const [i, path] of wrong.entries()) {
      await expect(links.nth(i)).toContainText(say(`form.field.${path}`));
    }
    await expect(links.nth(0)).toContainText(say('problem.website.TOO_LONG'));
    await expect(trap).toBeVisible();
    await expect(trap).toHaveValue('https://example.com');
    await expect(links.nth(3)).toContainText(say('problem.EMAIL'));
    await links.nth(3).click();
    const email = form.locator('[name="person.email"]');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(say('problem.EMAIL'));
    await expect(form.locator('[name=remark]')).toHaveValue('Dit blijft staan');
    expect(await barriers(page, language)).toEqual([]);
  });
}

const say = words('nl');

test('a browser that cannot compute the proof shows a picture, and another after wrong characters', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    Worker.prototype.postMessage = function () {
      this.dispatchEvent(new MessageEvent('message', { data: '' }));
    };
  });
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
  expect(await barriers(page)).toEqual([]);
});

test('a proof that is no longer taken is computed again, and the visitor sees nothing of it', async ({
  page,
  visit,
}) => {
  await page.route('/captcha', async (route) => {
    const response = await route.fetch();
    const captcha = await response.json();
    await route.fulfill({ response, json: { ...captcha, id: 'expired' } });
    await page.unroute('/captcha');
  });
  await visit('/nl/contact/');
  const form = formOf(page, 'sendContact');
  await introduce(form, someone());
  await fill(form, { remark: 'Dag' });
  await send(form);
  await expect(page).toHaveURL(/\/nl\/bedankt\/contacteer-ons\/$/);
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
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/nl\/bedankt\/contacteer-ons\/$/);
});

test('letters in a number field are reported with the other problems', async ({ page, visit }) => {
  await visit(`${(await addressesOf('project')).nl}?form=ask`);
  const form = formOf(page, 'askAboutProject');
  await fill(form, { budget: 'veel' });
  await send(form);
  const links = form.getByRole('alert').getByRole('link');
  await expect(links).toHaveCount(4);
  await expect(links.first()).toContainText(say('problem.NOT_A_NUMBER'));
  await expect(form.locator('[name=budget]')).toHaveValue('veel');
});

import { addressesOf } from '../addresses.ts';
import { forms } from '../agencyForms.ts';
import { formEvents, formOf, introduce, send } from '../form.ts';
import { agency, emailsAbout, recipients, someone } from '../mailbox.ts';
import { expect, test } from '../visitor.ts';
import { languages, words } from '../words.ts';

for (const language of languages) {
  const say = words(language);
  for (const { name, mutation, thanks, at, open, also, contains, ...action } of forms) {
    test(`${name}, ${language}`, async ({ page, visit }) => {
      const email = someone();
      await visit(await at(language));
      await open?.(page, say);
      const form = formOf(page, mutation);
      await action.fill(form, email);
      await send(form);
      const title = page.getByRole('heading', { level: 1, name: say(`thanks.${thanks}.title`) });
      await expect(title).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(await formEvents(page)).toEqual([{ event: 'form_sent', form: mutation }]);
      const expected = [agency, email, ...(also ? [also(email)] : [])];
      const arrived = await emailsAbout(email, expected.length);
      expect(recipients(arrived)).toEqual(expected.toSorted());
      expect(arrived.map(({ text }) => text).join('\n')).toMatch(contains);
    });
  }

  test(`subscribes to the newsletter, ${language}`, async ({ page, visit }) => {
    const email = someone();
    await visit((await addressesOf('home'))[language]);
    await page.getByLabel(say('home.newsletter.email')).fill(email);
    await page.getByRole('button', { name: say('home.newsletter.button') }).click();
    const form = formOf(page, 'subscribe');
    await expect(form.locator('[name=email]')).toHaveValue(email);
    await send(form);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('thanks.thanksNewsletter.title'),
    );
    const [message] = await emailsAbout(email, 1);
    expect(message?.to).toBe(email);
    expect(message?.text).toMatch(/\?token=/);
  });
}

test('documents requested before are answered alike, and the email says so', async ({
  page,
  visit,
}) => {
  const email = someone();
  const address = `${(await addressesOf('property')).nl}?form=documents`;
  const request = async () => {
    await visit(address);
    const form = formOf(page, 'requestDocuments');
    await introduce(form, email);
    await form.locator('[name=documents][value="0"]').check();
    await send(form);
  };
  await request();
  await expect(page).toHaveURL(/\/bedankt\/documenten\/$/);
  await request();
  await expect(page).toHaveURL(/\/bedankt\/documenten\/$/);
  const emails = await emailsAbout(email, 4);
  expect(emails.filter(({ text }) => text.includes('al eerder aan'))).toHaveLength(1);
});

import { barriers } from '../barriers.ts';
import { fill, formOf, send } from '../form.ts';
import { agency, emailsAbout, linkIn, recipients, someone } from '../mailbox.ts';
import { expect, test } from '../visitor.ts';
import { type Language, languages, words } from '../words.ts';

const pages: Record<Language, string> = {
  nl: '/nl/nieuwsbrief/',
  fr: '/fr/lettre-d-information/',
  en: '/en/newsletter/',
};

for (const language of languages) {
  const say = words(language);

  test(`subscribes to the newsletter, confirms, pauses and ends it, ${language}`, async ({
    page,
    visit,
  }) => {
    const email = someone();
    await visit(pages[language]);
    const form = formOf(page, 'subscribe');
    await fill(form, { email });
    await send(form);
    const title = page.getByRole('heading', { level: 1 });
    const press = (mutation: string) => formOf(page, mutation).locator('button').click();
    const link = linkIn(await emailsAbout(email, 1), `${pages[language]}?token=`);
    await visit(link);
    await expect(title).toHaveText(say('form.link.newsletter.PENDING'));
    await press('confirmNewsletter');
    await expect(title).toHaveText(say('form.link.confirmNewsletter.done'));
    const emails = await emailsAbout(email, 3);
    expect(recipients(emails)).toEqual([agency, email, email]);

    await visit(link);
    await expect(title).toHaveText(say('form.link.newsletter.CONFIRMED'));
    await press('pauseNewsletter');
    await expect(title).toHaveText(say('form.link.pauseNewsletter.done'));
    await visit(link);
    await expect(title).toHaveText(say('form.link.newsletter.PAUSED'));
    await press('confirmNewsletter');
    await expect(title).toHaveText(say('form.link.confirmNewsletter.done'));

    await visit(linkIn(emails, '/unsubscribe?token='));
    await expect(title).toHaveText(say('form.link.unsubscribe.title'));
    await expect(formOf(page, 'pauseNewsletter')).toHaveCount(0);
    await press('unsubscribe');
    await expect(title).toHaveText(say('form.link.unsubscribe.done'));
    await expect(page.getByText(say('form.link.unsubscribe.doneText'))).toBeVisible();
    await visit(link);
    await expect(title).toHaveText(say('form.link.ended'));
    expect(recipients(await emailsAbout(email, 6))).toEqual([
      ...Array(4).fill(agency),
      email,
      email,
    ]);
  });
}

test('changes the language of the newsletter', async ({ page, visit }) => {
  const email = someone();
  await visit(pages.nl);
  const form = formOf(page, 'subscribe');
  await fill(form, { email });
  await send(form);
  const link = linkIn(await emailsAbout(email, 1), `${pages.nl}?token=`);
  await visit(link);
  await formOf(page, 'confirmNewsletter').locator('button').click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(words('nl')('form.link.confirmNewsletter.done'));
  await visit(link);
  const change = formOf(page, 'changeNewsletter');
  await expect(change.locator('[value=NL]')).toBeChecked();
  expect(await barriers(page)).toEqual([]);
  await change.locator('[value=FR]').check();
  await change.locator('button').click();
  await expect(title).toHaveText(words('fr')('form.link.changeNewsletter.done'));
  await visit(link);
  await expect(change.locator('[value=FR]')).toBeChecked();
});

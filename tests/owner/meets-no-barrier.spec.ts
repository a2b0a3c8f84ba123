import type { Page } from '@playwright/test';
import { barriers } from '../barriers.ts';
import { fill, formOf } from '../form.ts';
import { emailsAbout, linkIn } from '../mailbox.ts';
import { newOwner, ownerPages, signIn } from '../owner.ts';
import { expect, test } from '../visitor.ts';
import { type Language, languages, words } from '../words.ts';

type Say = ReturnType<typeof words>;

const { login, password } = ownerPages;
const widths = [320, 390, 834, 1440];

for (const language of languages) {
  const say = words(language);

  test(`signing in, with everything wrong, ${language}`, async ({ page, visit }) => {
    await visit(login[language]);
    await judge(page, language);
    await formOf(page, 'signIn').locator('button[type=submit]').click();
    await expect(formOf(page, 'signIn').getByRole('alert')).toBeVisible();
    await judge(page, language);
  });

  test(`the first time, ${language}`, async ({ page, visit }) => {
    await visit(`${login[language]}?form=register`);
    await judge(page, language);
  });

  test(`a new password, ${language}`, async ({ page, visit }) => {
    await visit(password[language]);
    await judge(page, language);
    await visit(`${password[language]}?token=over`);
    await expect(formOf(page, 'forgotPassword')).toBeVisible(); // for another link
    await judge(page, language);
  });

  test(`a new password, with everything wrong, ${language}`, async ({ page, visit }) => {
    await visit(await freshLink(page, visit, language));
    await judge(page, language);
    const form = formOf(page, 'resetPassword');
    await form.locator('button[type=submit]').click();
    await expect(form.getByRole('alert')).toBeVisible();
    await judge(page, language);
  });

  test(`a home, everything open, ${language}`, async ({ page, visit }) => {
    await visit(login[language]);
    await signIn(page, newOwner(), say);
    await open(page, say);
    await judge(page, language);
  });
}

/** The link in the email about a forgotten password. */
async function freshLink(
  page: Page,
  visit: (path: string) => Promise<unknown>,
  language: Language,
) {
  const { email } = newOwner();
  await visit(password[language]);
  const form = formOf(page, 'forgotPassword');
  await fill(form, { email });
  await form.locator('button[type=submit]').click();
  return linkIn(await emailsAbout(email, 1), `${password[language]}?token=`);
}

async function open(page: Page, say: Say): Promise<void> {
  await page.getByText(say('owner.asTable')).click();
  await page.getByText(say('owner.changePassword')).click();
  const form = formOf(page, 'changePassword');
  await form.locator('button[type=submit]').click();
  await expect(form.getByRole('alert')).toBeVisible();
}

/** Checks the page on a phone and on a desktop, and that nothing sticks out of it at any width. */
async function judge(page: Page, language: Language): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const aside = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(aside), `pixels to scroll sideways at ${width}`).toBe(0);
    if (width !== 390 && width !== 1440) continue;
    expect(await barriers(page, language)).toEqual([]);
  }
}

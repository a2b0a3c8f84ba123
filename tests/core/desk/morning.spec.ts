import type { Page } from '@playwright/test';
import { clockOf } from '../../../web/desk/app/time.ts';
import { write } from '../../desk.ts';
import { tabTo } from '../../keyboard.ts';
import { deskWords, newStaff, nextCodeOf, type Staff, setUpAndSignIn } from '../../staff.ts';
import { expect, test } from '../../visitor.ts';

const say = deskWords('nl');

/** Signs in with the password and the code of the phone, by keyboard alone. */
async function signIn(page: Page, staff: Staff, code: string) {
  await tabTo(page, page.getByLabel(say('signIn.email'), { exact: true }));
  await page.keyboard.type(staff.email);
  await tabTo(page, page.getByLabel(say('signIn.password'), { exact: true }));
  await page.keyboard.type(staff.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(say('signIn.code.field'))).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** Opens what the desk's search finds for some words. */
async function find(page: Page, words: string, shown = words) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: say('palette.title') })).toBeFocused();
  await page.keyboard.type(words);
  const option = page.getByRole('dialog').getByRole('option').filter({ hasText: shown }).first();
  await expect(option).toBeVisible();
  for (let step = 0; step < 20; step++) {
    if ((await option.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Goes to a control with Tab, and presses a key there. */
async function press(page: Page, target: ReturnType<Page['locator']>, key = 'Enter') {
  await tabTo(page, target, 150);
  await page.keyboard.press(key);
}

/** Types into a field instead of what it has. */
async function type(page: Page, target: ReturnType<Page['locator']>, text: string) {
  await press(page, target, 'Control+a');
  await page.keyboard.type(text);
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** The field of the page's title in a language. */
const titleIn = (page: Page, language: string) =>
  page.getByLabel(say('part.in', { field: say('part.title'), language }), { exact: true });

async function answerLead(page: Page, message: string) {
  await find(page, message, 'Peeters');
  const answer = page.getByLabel(say('lead.answer'), { exact: true });
  await expect(answer).toBeVisible();
  await page.keyboard.press('a');
  await expect(answer).toBeFocused();
  await page.keyboard.type('Dag, maandag om tien uur?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: say('lead.answered') })).toContainText(
    'maandag om tien uur',
  );
}

/** Types a day into a field of a day and an hour, in the order of the browser's own language. */
async function typeDay(page: Page, field: ReturnType<Page['locator']>, day: string) {
  const [year, month, date] = day.split('-');
  await tabTo(page, field);
  await page.keyboard.type(`${month}${date}${year}`);
  if ((await field.inputValue()).startsWith(day)) return;
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(`${date}${month}${year}`);
  await expect(field).toHaveValue(new RegExp(`^${day}`));
}

/** Blocks the Friday of next week for the last agent of the list, whom no other test books, and frees it again. */
async function blockFriday(page: Page) {
  const friday = new Date(`${clockOf(new Date().toISOString()).slice(0, 10)}T12:00Z`); // the day in Brussels
  friday.setUTCDate(friday.getUTCDate() + 12 - (friday.getUTCDay() || 7));
  const day = friday.toISOString().slice(0, 10);
  await find(page, say('week.entry'));
  await press(page, page.getByRole('link', { name: say('week.after') }));
  await expect(page).toHaveURL(/day=/);
  if (test.info().project.name.endsWith('phone')) {
    await press(page, page.getByRole('link', { name: /^vrijdag/ })); // it shows one day
    await expect(page).toHaveURL(new RegExp(day));
  }
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await page.keyboard.press('b'); // does nothing before the week is there
    await expect(dialog.getByRole('combobox')).toBeFocused({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await page.keyboard.press('End'); // everybody
  await page.keyboard.press('ArrowUp');
  await typeDay(page, dialog.getByLabel(say('week.start')), day);
  await typeDay(page, dialog.getByLabel(say('week.end')), day);
  await tabTo(page, dialog.getByLabel(say('week.why')));
  const why = `notaris ${crypto.randomUUID()}`;
  await page.keyboard.type(why);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const blocked = page.getByRole('button', { name: why });
  await expect(blocked).toBeVisible();
  await press(page, blocked);
  await press(page, dialog.getByRole('button', { name: say('week.unblock') }));
  await expect(blocked).toHaveCount(0);
}

/** Publishes, and sees the page on the site in each language. */
async function publish(page: Page, name: string, titles: Readonly<Record<string, string>>) {
  await press(page, button(page, say('draft.publish')));
  await expect(page.getByText(say('part.saved'))).toBeVisible();
  await seen(page, name, titles);
}

async function seen(page: Page, name: string, titles: Readonly<Record<string, string>>) {
  for (const [language, title] of Object.entries(titles))
    expect(await (await page.request.get(`/${language}/${name}/`)).text()).toContain(
      `${title}</h1>`,
    );
}

/** Publishes a page in three languages, changes its title, takes that back, and removes the page. */
async function publishPage(page: Page) {
  const name = `kijkdag-${crypto.randomUUID().slice(0, 8)}`;
  await find(page, say('pages.title'));
  await press(page, button(page, say('pages.new')));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/desk/pages/${name}`);
  const titles = { nl: 'Kijkdag', fr: 'Journée portes ouvertes', en: 'Open day' };
  for (const [language, title] of Object.entries(titles))
    await type(page, titleIn(page, language.toUpperCase()), title);
  await press(page, page.getByLabel(say('part.hidden')), 'Space');
  await publish(page, name, titles);
  await type(page, titleIn(page, 'NL'), 'Gesloten');
  await publish(page, name, { ...titles, nl: 'Gesloten' });
  await page.keyboard.press('Control+z');
  await expect(titleIn(page, 'NL')).toHaveValue('Kijkdag');
  await seen(page, name, titles);
  await press(page, button(page, say('pages.remove')));
  await press(page, button(page, say('draft.publish')));
  await expect(page.getByText(say('pages.gone'))).toBeVisible();
}

async function erase(page: Page, email: string) {
  await find(page, say('people.title'));
  await tabTo(page, page.getByLabel(say('people.who')));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await tabTo(page, page.getByLabel(say('people.erase.again')));
  await page.keyboard.type(email);
  const file = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await file;
  await expect(page.getByText(say('people.erased.log'))).toBeVisible();
}

test('an office manager’s morning, by keyboard alone @phone', async ({ page }) => {
  test.setTimeout(90_000);
  const message = `Mag ik komen kijken? ${crypto.randomUUID()}`;
  const visitor = await write(page, message);
  const staff = newStaff();
  const secret = await setUpAndSignIn(page, staff, '/desk/');
  await page.context().clearCookies();
  await page.goto('/desk/');
  await signIn(page, staff, nextCodeOf(secret));
  await answerLead(page, message);
  await blockFriday(page);
  await publishPage(page);
  await erase(page, visitor);
});

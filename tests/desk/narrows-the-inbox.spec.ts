import type { Page } from '@playwright/test';
import { barriers } from '../barriers.ts';
import { write } from '../desk.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

const rows = (page: Page) => page.getByRole('main').getByRole('table').locator('tbody tr');
const found = (page: Page, count: number) => page.getByText(say('filter.found', { count }));

test('finds leads by words and form, and keeps what was asked in the address', async ({ page }) => {
  const word = crypto.randomUUID();
  await write(page, `Een zwembad ${word} graag`);
  await write(page, `Een garage ${word} graag`);
  await startSession(page, newStaff(), '/desk/inbox');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('f');
  const words = page.getByLabel(say('filter.words'));
  await expect(words).toBeFocused();
  await page.keyboard.type(`ZWÉMBAD ${word}`);
  await expect(found(page, 1)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`/desk/inbox#words=ZW%C3%89MBAD\\+${word}`));
  await words.fill(word);
  await expect(rows(page)).toHaveCount(2);
  const tabs = page.getByRole('navigation', { name: say('inbox.lists') });
  await expect(tabs.getByRole('link', { name: say('inbox.list.OPEN') })).toHaveText(/ 2$/);
  await expect(tabs.getByRole('link', { name: say('inbox.list.ALL') })).toHaveText(/ 2$/);
  await expect(tabs.getByRole('link', { name: say('inbox.list.MINE') })).toHaveText(/ 0$/);

  await page.keyboard.press('Enter'); // from then on letters are keys
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('lead.place', { place: 2, total: 2 }))).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByText(say('lead.place', { place: 1, total: 2 }))).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(words).toHaveValue(word);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);

  await expect(rows(page).first()).toContainText('zwembad');
  await page.getByLabel(say('filter.order')).selectOption('newest');
  await expect(rows(page).first()).toContainText('garage');
  await page.getByLabel(say('lead.for')).selectOption('nobody');
  await expect(page).toHaveURL(/agent=nobody&order=newest/);
  await expect(rows(page)).toHaveCount(2);

  await page.getByLabel(say('inbox.form')).selectOption('askAboutProject');
  await expect(page.getByRole('heading', { name: say('inbox.notFound.title') })).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('link', { name: new RegExp(`^${say('inbox.list.DONE')}`) }).click();
  await expect(words).toHaveValue(word);
  await page.getByRole('link', { name: say('inbox.searchAll') }).click();
  await expect(rows(page)).toHaveCount(2);
  await words.fill('een twee drie vier vijf zes zeven acht negen');
  await expect(page.getByText(say('filter.tooManyWords'))).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: say('filter.clear') }).click();
  await expect(words).toHaveValue('');
  await expect(page).toHaveURL(/\/desk\/inbox\?list=ALL$/);
});

test('on a phone the filter is folded @phone-only @phone', async ({ page }) => {
  const word = crypto.randomUUID();
  await write(page, `Graag een balkon ${word}`);
  await startSession(page, newStaff(), '/desk/inbox');
  const words = page.getByLabel(say('filter.words'));
  await expect(words).toBeHidden();
  await page.getByText(say('filter.summary', { count: 0 }), { exact: true }).tap();
  await words.fill(word);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText(say('filter.summary', { count: 1 }))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('on a phone the tab of what is shown comes into sight @phone-only @phone', async ({
  page,
}) => {
  await startSession(page, newStaff(), '/desk/inbox?list=ALL');
  const tabs = page.getByRole('navigation', { name: say('inbox.lists') });
  const all = tabs.getByRole('link', { name: say('inbox.list.ALL') });
  await expect(all).toHaveText(/\d/); // the counts make all tabs wider
  await expect(all).toBeInViewport({ ratio: 0.9 });
});

test('keeps what a filter finds as a list, shares it, and removes it @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const word = crypto.randomUUID();
  await write(page, `Een serre ${word} graag`);
  await startSession(page, newStaff(), `/desk/inbox?list=ALL#words=${word}`);
  await page.getByRole('button', { name: say('saved.save') }).click();
  const dialog = page.getByRole('dialog', { name: say('saved.save') });
  await dialog.getByRole('button', { name: say('saved.keep') }).click();
  await expect(dialog.getByText(say('saved.required'))).toBeVisible();
  const name = `Serres ${word.slice(0, 6)}`;
  await dialog.getByLabel(say('saved.name')).fill(name);
  await dialog.getByRole('switch').check();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('saved.keep') }).click();
  const tab = (at: Page) =>
    at.getByRole('navigation', { name: say('inbox.lists') }).getByRole('link', { name });
  await expect(tab(page)).toHaveText(`${name} 1`);
  await expect(tab(page)).toHaveAttribute('aria-current', 'page');

  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-BE' });
  const second = await other.newPage();
  await startSession(second, newStaff('Tom Janssen', 'agent'), '/desk/inbox');
  await tab(second).click();
  await expect(rows(second)).toHaveCount(1);
  const remove = say('saved.remove', { name });
  await expect(second.getByRole('button', { name: remove })).toHaveCount(0); // not his
  await page.getByRole('button', { name: remove }).click();
  await expect(tab(page)).toHaveCount(0);
  await expect(tab(second)).toHaveCount(0); // by itself
  await other.close();
});

import { barriers } from '../barriers.ts';
import { expect, test } from '../visitor.ts';
import { words } from '../words.ts';
import { panel } from './panel.ts';

test.beforeEach(({ visit }) => visit('/nl/'));

test('a sentence leads to its conditions, beside the words that were not understood', {
  tag: '@phone',
}, async ({ page }) => {
  const field = page.getByRole('combobox');
  await field.fill('huis met tuin rond Kinrooi onder 900k, 3 slaapkamers, met slotgracht');
  const row = panel(page).getByRole('link', { name: /^huis · tuin · rond Kinrooi/ });
  await expect(row).toContainText('Niet begrepen: slotgracht');
  await field.press('Enter');
  await expect(page).toHaveURL(/type=1&priceMax=900000&bedrooms=3&garden=1&sentence=/);
  await expect(page.getByText('Niet begrepen: “slotgracht”')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Verwijder filter Tuin' }).click();
  await expect(page).toHaveURL(/type=1&priceMax=900000&bedrooms=3$/);
  await expect(page.getByText(/Niet begrepen/)).toBeHidden();
});

test('a town that was typed with an error is read, and the list says which one was meant', {
  tag: '@phone',
}, async ({ page }) => {
  const field = page.getByRole('combobox');
  await field.fill('huis in Maasijk');
  await expect(panel(page).getByRole('link', { name: /^huis · Maaseik/ })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/city=Maaseik/);
  await expect(page.getByText('Bedoeld: Maaseik?')).toBeVisible();
});

test('a sentence in English tells its unread words too, on a tablet', async ({ page, visit }) => {
  const say = words('en');
  await page.setViewportSize({ width: 834, height: 1112 });
  await visit('/en/');
  const field = page.getByRole('combobox');
  await field.fill('house with garden in Bree under 900k, 3 bedrooms, with a moat');
  const row = page.getByRole('dialog').getByRole('link', { name: /^house · garden · in Bree/ });
  await expect(row).toContainText(say('search.unread', { words: 'moat' }));
  await field.press('Enter');
  await expect(page).toHaveURL(/priceMax=900000&bedrooms=3&garden=1&sentence=/);
  await expect(page.getByText(say('list.unread', { words: '“moat”' }))).toBeVisible();
  expect(await barriers(page, 'en')).toEqual([]);
});

test('a sentence that is too long is read from its beginning, and the list says so', async ({
  page,
}) => {
  const field = page.getByRole('combobox');
  await field.focus();
  await page.keyboard.insertText(`${'huis met tuin in Bree '.repeat(227)}max 200000`);
  expect((await field.inputValue()).length).toBe(800);
  await field.press('Enter');
  await expect(page).toHaveURL(/city=Bree%7C3960&type=1&garden=1&sentence=/);
  await expect(page.getByText('De zin was te lang: alleen het begin is gelezen.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/priceMax/);
  expect(await barriers(page)).toEqual([]);
});

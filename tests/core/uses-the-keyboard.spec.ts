import type { Page } from '@playwright/test';
import { addressesOf } from '../addresses.ts';
import { formOf } from '../form.ts';
import { tabTo } from '../keyboard.ts';
import { newOwner, ownerPages, seesProperty } from '../owner.ts';
import { expect, test } from '../visitor.ts';
import { words } from '../words.ts';

const say = words('nl');

test('the first link skips to the content', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/nl/te-koop/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await isIn(page, 'main')).toBe(true);
});

test('the menu leads to another page, whose title gets the focus', async ({ page, visit }) => {
  await visit('/nl/');
  const entry = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByText('Projecten');
  await tabTo(page, entry);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/projecten/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Projecten');
  await expect(title).toBeFocused();
  await expect(page.locator('.site > [role=status]')).toHaveText(await page.title());
});

test('a sub-menu opens when Tab enters it', async ({ page, visit }) => {
  await visit('/nl/');
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  const child = menu.getByText('Nieuwbouw', { exact: true });
  await expect(child).not.toBeVisible();
  await tabTo(page, child);
  await expect(child).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/onze-diensten/nieuwbouw/');
});

test('opens the search panel, steps through it and closes it', async ({ page, visit }) => {
  await visit('/nl/');
  const field = page.getByRole('combobox');
  const panel = page.getByRole('dialog', { name: 'Zoekresultaten' });
  await tabTo(page, field);
  await expect(panel).toBeVisible();
  await page.keyboard.type('kinr');
  const found = panel.getByRole('link', { name: /^Te koop \d+ ?, Kinrooi \[3640\]$/ });
  await expect(found).toBeVisible();
  await tabTo(page, found);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel, 'the button opens it').toBeVisible();
  await tabTo(page, found);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/te-koop/kinrooi/');
});

test('the search panel closes when the focus leaves it', async ({ page, visit }) => {
  await visit('/nl/');
  await page.getByRole('combobox').focus();
  const panel = page.getByRole('dialog', { name: 'Zoekresultaten' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(panel).toBeHidden();
});

test('chooses a filter', async ({ page, visit }) => {
  await visit('/nl/te-koop/');
  const cell = page.locator('summary', { hasText: 'Stad' });
  const city = page.getByLabel('Bree [3960]');
  await tabTo(page, cell);
  await page.keyboard.press('Enter');
  await tabTo(page, city);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/nl/te-koop/?city=Bree%7C3960');
  await expect(city, 'another one can be chosen').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(city).toBeHidden();
  await expect(cell).toBeFocused();
});

test('opens the property of a card', async ({ page, visit }) => {
  await visit('/nl/te-koop/?text=1096');
  await tabTo(page, page.getByRole('article').getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((await addressesOf('property')).nl);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('fills in a form and sends it', async ({ page, visit }) => {
  await visit('/nl/contact/');
  const form = page.locator('form#sendContact');
  const type = async (name: string, text: string) => {
    await tabTo(page, form.locator(`[name="${name}"]`));
    await page.keyboard.type(text);
  };
  await type('person.firstName', 'An');
  await type('person.lastName', 'Peeters');
  await type('person.email', 'an.peeters@example.com');
  await type('remark', 'Hebt u nog gronden?');
  await tabTo(page, form.locator('[name=privacy]'));
  await page.keyboard.press('Space');
  await tabTo(page, form.locator('[type=submit]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/bedankt/contacteer-ons/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an owner signs in, reads the figures and signs out', async ({ page, visit }) => {
  const owner = newOwner();
  await visit(ownerPages.login.nl);
  const form = formOf(page, 'signIn');
  await tabTo(page, form.locator('[name=email]'));
  await page.keyboard.type(owner.email);
  await tabTo(page, form.locator('[name=password]'));
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  await seesProperty(page, say);
  await tabTo(page, page.getByRole('combobox', { name: say('owner.property'), exact: true }));
  await tabTo(page, page.getByText(say('owner.asTable')));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: say('owner.signOutEverywhere') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/login\//);
});

function isIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((within) => Boolean(document.activeElement?.closest(within)), selector);
}

import type { Page } from '@playwright/test';
import { barriers } from '../barriers.ts';
import { write } from '../desk.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

/** Opens the search as a hand on a phone does, else with Ctrl K. */
async function openSearch(page: Page) {
  if (await page.getByRole('button', { name: say('frame.more'), exact: true }).isVisible())
    await page.getByRole('button', { name: say('palette.placeholder') }).click();
  else await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: say('palette.title') });
  await expect(field).toBeFocused();
  return field;
}

test('finds a lead, a property and a screen in one list, by keyboard, and tells no address what was looked for @phone', async ({
  page,
}) => {
  const word = crypto.randomUUID();
  const visitor = await write(page, `Een serre ${word} graag`);
  await startSession(page, newStaff(), '/desk/inbox');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const field = await openSearch(page);
  await field.fill(`SÉRRE ${word}`);
  const dialog = page.getByRole('dialog', { name: say('palette.title') });
  const options = dialog.getByRole('option');
  await expect(options).toHaveCount(1);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await barriers(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'no sideways scroll').toBeLessThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Een serre ${word} graag`)).toBeVisible();
  expect(page.url()).not.toContain(word);
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('/');
  await field.fill(visitor);
  await expect(options.filter({ hasText: say('palette.lookUp', { who: visitor }) })).toBeVisible();
  await expect(dialog.getByRole('group', { name: say('people.title') })).toBeVisible();
  await field.fill('1096');
  await expect(options.first()).toContainText('1096');
  await page.keyboard.press('ArrowUp'); // around the end, and back
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/properties\/1096$/);
  await page.keyboard.press('/');
  await field.fill('lieve claes');
  await expect(dialog.getByRole('group', { name: say('owners.title') })).toContainText('Claes');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0); // Back closes it, a moment later
  await page.keyboard.press('/');
  await field.fill(say('settings.section.RETENTION').slice(0, 9));
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('settings.section.RETENTION')).last()).toBeInViewport();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

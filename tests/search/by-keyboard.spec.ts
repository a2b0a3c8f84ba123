import { expect, test } from '../visitor.ts';
import { groups, panel, rows } from './panel.ts';

test.beforeEach(({ visit }) => visit('/nl/'));

test('arrow keys walk through the panel and back', async ({ page }) => {
  const field = page.getByRole('combobox');
  await field.fill('a');
  await expect(groups(page).last()).toHaveText('Pand');
  const links = panel(page).locator('a[href]');
  expect(await panel(page).locator('[aria-disabled=true]').count()).toBeGreaterThan(0);
  const last = (await links.count()) - 1;
  await field.press('Home');
  await expect(field, 'Home moves within the text').toBeFocused();
  for (let at = 0; at <= last; at++) {
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(at)).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(last)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.nth(last)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(field).toBeFocused();
});

test('types words, opens a result and reaches its list by keyboard alone', async ({ page }) => {
  await page.getByRole('combobox').focus();
  await page.keyboard.type('kinrooi');
  await expect(rows(page, 'Kinrooi [3640]')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/te-koop/kinrooi/');
});

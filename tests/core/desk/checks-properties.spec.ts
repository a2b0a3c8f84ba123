import { barriers } from '../../barriers.ts';
import { closed } from '../../desk.ts';
import { deskWords, newStaff, startSession } from '../../staff.ts';
import { expect, test } from '../../visitor.ts';

const say = deskWords('nl');

test('finds a property, reads what it lacks and does, and opens its page @phone', async ({
  page,
}) => {
  await startSession(page, newStaff(), '/desk/inbox');
  await page
    .getByRole('link', { name: say('properties.title') })
    .locator('visible=true')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('properties.title'));
  const rows = page.getByRole('row');
  await expect(rows.nth(50)).toBeAttached();
  await page.getByRole('link', { name: say('properties.next') }).click();
  await expect(page).toHaveURL(/after=\d+/);
  await expect(rows.nth(1)).toBeVisible();
  await page.goBack();
  const fold = page.getByText(say('filter.summary', { count: 0 }), { exact: true });
  if (await fold.isVisible()) await fold.click(); // on a phone
  await page.getByLabel(say('filter.order')).selectOption('MOST_VIEWED');
  await page.getByLabel(say('properties.goal')).selectOption('RENT');
  await expect(page).toHaveURL('/desk/properties?goal=RENT&order=MOST_VIEWED');
  await expect(rows.filter({ hasText: 'te koop' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel(say('properties.goal'))).toHaveValue('');
  await page.getByLabel(say('properties.find')).fill('Molenstraat 14');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(2);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: /^Molenstraat 14/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Molenstraat 14/);
  await expect(page.getByText(say('properties.lacks.nothing'))).toBeVisible();
  for (const width of [834, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page), `a property at ${width}`).toEqual([]);
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(room, 'no sideways scroll').toBeLessThanOrEqual(width);
  }
  const path = await page.getByRole('link', { name: say('properties.open') }).getAttribute('href');
  expect(path).toContain('/1096/');
  await page.getByRole('button', { name: say('week.plan') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: say('week.property') })).toContainText('1096');
  await expect(dialog.getByLabel(say('log.when'), { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await closed(page);
  await page.goto('/desk/properties?words=nergens');
  await expect(page.getByRole('heading', { name: say('properties.none.title') })).toBeVisible();
  await page.goto('/desk/properties/999999');
  await expect(page.getByRole('heading', { name: say('properties.gone.title') })).toBeVisible();
});

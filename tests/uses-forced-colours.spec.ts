import type { Locator } from '@playwright/test';
import { fresh } from './choice.ts';
import { expect, test } from './visitor.ts';
import { words } from './words.ts';

const say = words('nl');

test.use({
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  storageState: fresh,
});

/** With forced colours the chosen option must still look different from another. */
async function expectToDiffer(chosen: Locator, other: Locator): Promise<void> {
  const colour = (one: Locator) => one.evaluate((it) => getComputedStyle(it).backgroundColor);
  await expect(chosen).toBeVisible();
  expect(await colour(chosen)).not.toBe(await colour(other));
}

test('toggles show whether they are on', async ({ page, visit }) => {
  await visit('/nl/');
  await page.getByRole('button', { name: say('consent.settings') }).click();
  const toggle = (name: string) => page.getByRole('switch', { name: say(`consent.${name}`) });
  await toggle('analytics').check();
  await expectToDiffer(toggle('analytics'), toggle('marketing'));
});

test('the goal and the criteria of a list show what is chosen', async ({ page, visit }) => {
  await visit('/nl/te-koop/');
  await page.getByRole('button', { name: say('consent.refuse') }).click();
  const goal = (name: string) => page.locator('main form').getByRole('link', { name, exact: true });
  await expectToDiffer(goal('Koop'), goal('Huur'));
  await page.getByRole('button', { name: say('list.criteria', { count: 0 }) }).click();
  const [first, second] = [page.getByRole('switch').nth(0), page.getByRole('switch').nth(1)];
  await first.check();
  await expectToDiffer(first, second);
});

test('the cells of a form show which one is chosen', async ({ page, visit }) => {
  await visit('/nl/gratis-schatting/');
  await page.getByRole('button', { name: say('consent.refuse') }).click();
  const cell = (n: number) => page.locator('label:has(input[type=radio])').nth(n);
  await cell(0).click();
  await expectToDiffer(cell(0), cell(1));
});

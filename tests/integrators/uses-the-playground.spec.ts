import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { origin } from '../origin.ts';
import { expect, test } from '../visitor.ts';

test('opens and runs an example by keyboard', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await open(page);
  const example = page.getByRole('button', { name: 'Filter', exact: true });
  await example.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Filter' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.graphiql-response')).toContainText('"totalCount"');
  await expect(page.locator('.graphiql-response')).not.toContainText('"errors"');
  expect([...hosts].filter((host) => host !== origin && host !== 'null')).toEqual([]);
});

test('opening an example keeps the query that was typed', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('tab', { name: 'List' }).click();
  await expect(page.locator('.graphiql-query-editor')).toContainText('query List');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the examples are accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    const ours = new AxeBuilder({ page }).include('.graphiql-plugin').include('.graphiql-logo');
    const { violations } = await ours.analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  });
}

async function open(page: Page): Promise<void> {
  await page.goto('/playground/');
  await expect(page.locator('.graphiql-query-editor')).toContainText('query List');
}

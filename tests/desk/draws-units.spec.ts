import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../barriers.ts';
import { type ConfiguredSite, serveConfigured } from '../configured.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

let site: ConfiguredSite;

test.beforeAll(async () => {
  site = await serveConfigured({});
});

test.afterAll(async () => {
  await site.close();
});

const project = 2002;

/** The units that visitors see on the drawing. */
async function drawn(page: Page): Promise<number[]> {
  const query = `{ project(number: ${project}) { drawing { shapes { number } } } }`;
  const answer = await page.request.post(`${site.origin}/graphql`, { data: { query } });
  const { data } = await answer.json();
  return data.project.drawing.shapes.map(({ number }: { number: number }) => number);
}

test('finds a project, frees a shape of its drawing and gives it back, in nl', async ({ page }) => {
  const say = deskWords('nl');
  const staff = newStaff('Eva Beheer', 'manager', 'nl', site.data);
  await startSession(page, staff, '/desk/properties', site.origin);
  await page.getByRole('link', { name: say('projects.title'), exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/projects$/);
  await expect(page.getByRole('row')).toHaveCount(4);
  await expectNoBarriers(page);
  await page.getByLabel(say('projects.find')).fill('parkres');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/words=parkres/);
  await page.getByRole('link', { name: /^Tekening van/ }).click();
  const shapes = page.getByRole('group', { name: say('drawing.shapes') });
  const first = shapes.getByRole('button').first();
  const name = await first.getAttribute('aria-label');
  const before = await drawn(page);
  await expect(page.getByText(say('drawing.allDrawn'))).toBeVisible();
  await expectNoBarriers(page);
  await first.locator('path').first().click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: say('drawing.noUnit'), exact: true }).click();
  await expect(page.getByText(say('drawing.allDrawn'))).toBeHidden();
  expect(await drawn(page)).toHaveLength(before.length - 1);
  await expectNoBarriers(page);
  await page.getByRole('button', { name: say('lead.undo') }).click();
  await expect(page.getByText(say('drawing.allDrawn'))).toBeVisible();
  expect(await drawn(page)).toEqual(before);
  await expect(first).toHaveAttribute('aria-label', name ?? '');
});

test('binds shapes with keys alone, each after the other', async ({ page }) => {
  const say = deskWords('fr');
  const staff = newStaff('Eva Beheer', 'manager', 'fr', site.data);
  await startSession(page, staff, `/desk/projects/${project}/drawing`, site.origin);
  const shapes = page.getByRole('group', { name: say('drawing.shapes') }).getByRole('button');
  const [first, second] = [shapes.nth(0), shapes.nth(1)];
  const before = await drawn(page);
  for (const shape of [first, second]) {
    await shape.focus();
    await page.keyboard.press('Enter');
    await expect(shape).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: say('drawing.noUnit'), exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(shape).toHaveAttribute('data-is', 'none');
  }
  expect(await drawn(page)).toHaveLength(before.length - 2);
  await first.focus();
  await page.keyboard.press('Enter');
  const units = page.locator('[data-units]').getByRole('button');
  await expect(units.first()).toBeFocused(); // of those that no shape is
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('data-is', 'unit');
  await second.focus();
  await page.keyboard.press('Space');
  await expect(units.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('drawing.allDrawn'))).toBeVisible();
  expect(await drawn(page)).toEqual(before);
});

test('a tablet has room for the names of the projects', async ({ page }) => {
  const staff = newStaff('Eva Beheer', 'manager', 'fr', site.data);
  await page.setViewportSize({ width: 834, height: 1112 });
  await startSession(page, staff, '/desk/projects', site.origin);
  const names = page.getByRole('rowheader').getByRole('link');
  await expect(names).not.toHaveCount(0);
  for (const name of await names.all()) {
    const cut = await name.evaluate((link) => link.scrollWidth - link.clientWidth);
    expect(cut, (await name.textContent()) ?? '').toBeLessThanOrEqual(0);
  }
});

test('shows the drawing on a phone, with its shapes as a list too', async ({ page }) => {
  const say = deskWords('de');
  const staff = newStaff('Eva Beheer', 'manager', 'de', site.data);
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, staff, '/desk/projects', site.origin);
  await expectNoBarriers(page);
  await page
    .getByRole('link', { name: /^Zeichnung von/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: say('drawing.undrawn') })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('link', { name: say('units.title'), exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/projects\/\d+$/);
});

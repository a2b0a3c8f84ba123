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

const project = 2001;

async function answerOf(page: Page, path: string, query: string) {
  const answer = await page.request.post(site.origin + path, { data: { query } });
  return (await answer.json()).data;
}

/** The units of the project: all become the desk's. */
async function takeOver(page: Page): Promise<{ number: number; name: string }[]> {
  const { desk } = await answerOf(
    page,
    '/desk/graphql',
    `{ desk { units(project: ${project}) { units { number values } } } }`,
  );
  type Unit = { number: number; values: string[] };
  for (const { number } of desk.units.units as Unit[])
    await answerOf(
      page,
      '/desk/graphql',
      `mutation { takeOverProperty(input: {number: ${number}}) { __typename } }`,
    );
  return (desk.units.units as Unit[]).map(({ number, values: [name = ''] }) => ({ number, name }));
}

/** What visitors read of a unit. */
const price = async (page: Page, number: number): Promise<string> =>
  (await answerOf(page, '/graphql', `{ property(number: ${number}) { price { text } } }`)).property
    .price.text;

/** Puts a text where the keys paste it from. */
async function paste(page: Page, text: string) {
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

for (const language of ['nl', 'fr'] as const)
  test(`pastes a price list into the units of a project and takes it back, in ${language} @release`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const say = deskWords(language);
    const staff = newStaff('Eva Beheer', 'manager', language, site.data);
    await startSession(page, staff, '/desk/properties', site.origin);
    const [first, second, third] = await takeOver(page);
    if (!first || !second || !third) throw new Error('the project has fewer than three units');
    await page.goto(`${site.origin}/desk/properties/${first.number}`);
    await page.getByRole('link', { name: say('units.open') }).click();
    await expect(page).toHaveURL(/\/desk\/projects\/2001$/);
    const grid = page.getByRole('grid');
    await expect(grid).toBeVisible();
    const heads = await grid.getByRole('columnheader').allTextContents();
    const at = (row: number, name: string) =>
      page.locator(`[id=unit-${row}-${heads.indexOf(name)}]`);
    const costs = heads.find((head) => head === say('editor.field.price')) ?? '';
    const save = page.getByRole('button', { name: say('units.save', { count: 4 }) });
    await expectNoBarriers(page);
    const before = await price(page, first.number);
    await at(0, costs).click();
    await paste(
      page,
      [
        [say('editor.field.unitName'), costs, 'Kleur'],
        [second.name, '301000', 'rood'],
        [first.name, '302.000', ''],
        [third.name, 'op aanvr.', ''],
        ['Z9', '250000', ''],
      ]
        .map((row) => row.join('\t'))
        .join('\n'),
    );
    await expect(
      page.getByText(say('units.pasted', { changed: 4, same: 0, wrong: 1, locked: 0 })),
    ).toBeVisible();
    await expect(page.getByText(say('units.pastedNew', { count: 1 }))).toBeVisible();
    await expect(page.getByText(say('units.unknown', { list: 'Kleur' }))).toBeVisible();
    await expect(at(2, costs)).toHaveAttribute('aria-invalid', 'true');
    await expect(at(2, costs)).toContainText('op aanvr.');
    await expectNoBarriers(page);
    expect(await price(page, first.number)).toBe(before);
    await save.click();
    await expect(page.getByText(say('units.saved', { count: 4 }))).toBeVisible();
    await expect(page.getByText(say('units.made', { count: 1 }))).toBeVisible();
    await expect(grid.getByRole('gridcell', { name: 'Z9' })).toBeVisible();
    expect(await price(page, first.number)).toContain('302.000');
    expect(await price(page, second.number)).toContain('301.000');
    await expectNoBarriers(page);
    await page.getByRole('button', { name: say('property.undo') }).click();
    await expect.poll(() => price(page, first.number)).toBe(before);
    await expect(grid.getByRole('gridcell', { name: 'Z9' })).toHaveCount(0);
  });

test('walks, writes, fills and copies in the table of units with keys alone', async ({ page }) => {
  const say = deskWords('nl');
  const staff = newStaff('Eva Beheer', 'manager', 'nl', site.data);
  await startSession(page, staff, `/desk/projects/${project}`, site.origin);
  await takeOver(page);
  await page.reload();
  const cell = (row: number, column: number) => page.locator(`[id=unit-${row}-${column}]`);
  await cell(0, 5).focus();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(cell(1, 5)).toBeFocused();
  await expect(cell(0, 5)).toContainText('4');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  for (const row of [1, 2]) await expect(cell(row, 5)).toContainText('4');
  await page.keyboard.press('Control+z');
  await expect(cell(1, 3).locator('del')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(cell(2, 5)).toContainText('4');
  await page.keyboard.press('F2');
  await page.keyboard.type('9');
  await page.keyboard.press('Escape');
  await expect(cell(2, 5)).toBeFocused();
  await expect(cell(2, 5)).not.toContainText('9');
  await page.keyboard.press('Delete');
  await page.keyboard.type('veel');
  await page.keyboard.press('Tab');
  await expect(cell(2, 5)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(say('editor.wrong.UNREADABLE'))).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(say('units.saved', { count: 2 }))).toBeVisible();
  await expect(cell(2, 5)).toContainText('veel');
});

test('makes a unit of the empty row, and leaves one that cannot be read for later', async ({
  page,
}) => {
  const say = deskWords('nl');
  const staff = newStaff('Eva Beheer', 'manager', 'nl', site.data);
  await startSession(page, staff, `/desk/projects/${project}`, site.origin);
  const rows = page.getByRole('grid').getByRole('row');
  await expect(page.getByText(say('units.newRow'))).toBeVisible();
  const last = (await rows.count()) - 2; // without the head, counted from 0
  const cell = (row: number, column: number) => page.locator(`[id=unit-${row}-${column}]`);
  await cell(last, 0).click();
  await page.keyboard.type('Y1');
  await page.keyboard.press('Enter');
  await expect(cell(last + 1, 0)).toBeFocused();
  await expect(cell(last, 3)).toHaveText(say('standing.PREPARED'));
  await page.keyboard.type('Y2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('duur');
  await page.keyboard.press('Tab');
  await expect(cell(last + 1, 2)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(say('units.made', { count: 1 }))).toBeVisible();
  await expect(cell(last + 1, 0)).toHaveText('Y2');
  await expect(page.getByRole('gridcell', { name: 'Y1', exact: true })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: say('property.undo') }).click();
  await expect(page.getByRole('gridcell', { name: 'Y1', exact: true })).toHaveCount(0);
  await expect(cell(last, 0)).toHaveText('Y2');
});

test('shows the units on a phone as a list that leads to each', async ({ page }) => {
  const staff = newStaff('Eva Beheer', 'manager', 'nl', site.data);
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, staff, `/desk/projects/${project}`, site.origin);
  const list = page.getByRole('link', { name: /A1/ });
  await expect(list.first()).toBeVisible();
  await expect(page.getByRole('grid')).toBeHidden();
  await list.first().click();
  await expect(page).toHaveURL(/\/desk\/properties\/\d+$/);
  await page.goBack();
  await expect(list.first()).toBeVisible();
  await expectNoBarriers(page);
});

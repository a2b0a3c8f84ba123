import type { Locator, Page } from '@playwright/test';
import { addressesOf } from './addresses.ts';
import { barriers } from './barriers.ts';
import { comeNear, expect, test, visitorsLanguage } from './visitor.ts';
import { type Language, words } from './words.ts';

test('finds a home on the façade of a project, with the keyboard, and opens it', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const language = visitorsLanguage();
  const say = words(language);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit((await addressesOf('project'))[language]);
  const drawing = drawingOn(page, language);
  const free = unit(drawing, 'link', 'A4', say('project.free'));
  await expect(unit(drawing, 'img', 'A3', say('project.sold'))).toHaveCount(1);
  await expect(drawing.getByRole('link', { name: /A3/ })).toHaveCount(0);
  expect(scripts.filter((url) => /UnitDrawing/.test(url))).toEqual([]);
  await comeNear(drawing);
  await page.getByRole('combobox', { name: say('project.bedrooms') }).selectOption('4');
  await expect(drawing.getByRole('link')).toHaveCount(1);
  expect(await barriers(page, language)).toEqual([]);
  await free.focus();
  await expect(drawing.locator('figcaption')).toContainText(/A4 4 (slaapkamers|chambres)/);
  const picture = drawing.getByRole('img', { name: /^(Gevels|Façades) .* (negen|neuf) / });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1600);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/2001\/[^/]+\/1065\/$/);
});

test('the homes on the façade are links without scripts too, on a tablet', async ({ browser }) => {
  const say = words('en');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 834, height: 1112 },
  });
  const page = await context.newPage();
  await page.goto((await addressesOf('project')).en);
  const drawing = drawingOn(page, 'en');
  await expect(unit(drawing, 'img', 'A3', say('project.sold'))).toHaveCount(1);
  await unit(drawing, 'link', 'A4', say('project.free')).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/2001\/[^/]+\/1065\/$/);
  await context.close();
});

test('the drawing has no barrier in English, on a tablet', async ({ page, visit }) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  await visit((await addressesOf('project')).en);
  const drawing = drawingOn(page, 'en');
  await comeNear(drawing);
  await expect(unit(drawing, 'link', 'A4', words('en')('project.free'))).toBeVisible();
  expect(await barriers(page, 'en')).toEqual([]);
});

/** The drawing of a project with its homes. */
function drawingOn(page: Page, language: Language): Locator {
  const units = page.getByRole('group', { name: words(language)('project.units') });
  return page.getByRole('figure').filter({ has: units });
}

/** A home on the drawing, by its name and state. */
function unit(drawing: Locator, role: 'link' | 'img', name: string, state: string): Locator {
  return drawing.getByRole(role, { name: new RegExp(`${name}, .*${state}$`) });
}

import type { Page } from '@playwright/test';
import { barriers } from '../barriers.ts';
import { serveConfigured } from '../configured.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

for (const [paper, box] of [
  ['a4', '594.95996 841.91998'],
  ['a3', '841.91998 1191.12'],
] as const) {
  test(`a card of a property prints on exactly one sheet of ${paper}`, async ({ page }) => {
    await page.goto(`/print/nl/card/1035/?paper=${paper}`);
    expect(await barriers(page)).toEqual([]);
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type \/Page\b/g)?.length).toBe(1);
    expect(sheets).toContain(`[0 0 ${box}]`);
  });
}

test('a set of cards prints each on its own sheet of a3, whole, whatever it has to say', async ({
  page,
}) => {
  const site = await serveConfigured({
    languages: ['nl', 'fr', 'en', 'de'].map((code) => ({ code, use: true })),
  });
  const text = 'Donaudampfschifffahrtsgesellschaft mit Garten und Garage am Wasser '.repeat(4);
  await site.changeProperty(1078, { title: { nl: 'Huis', de: text }, photos: [], documents: [] });
  await page.goto(`${site.origin}/print/de/cards/?number=1078&number=1062&number=1035&paper=a3`);
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await cutOff(page), 'elements that a card cuts off').toEqual([]);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets.match(/\/MediaBox \[0 0 841\.91998 1191\.12\]/g)?.length).toBe(3);
  expect(sheets.match(/\/Type \/Page\b/g)?.length).toBe(3);
  await page.setViewportSize({ width: 390, height: 844 });
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wider), 'pixels to scroll sideways on a phone').toBe(0);
  await site.close();
});

/** The elements that reach out of their card. */
function cutOff(page: Page): Promise<string[]> {
  return page.getByRole('article').evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      const { bottom, right } = sheet.getBoundingClientRect();
      const outside = (one: Element) => {
        const box = one.getBoundingClientRect();
        return box.bottom > bottom + 1 || box.right > right + 1;
      };
      return [...sheet.querySelectorAll('*')].filter(outside).map((one) => one.outerHTML);
    }),
  );
}

test('the screen in the window changes when staff hides a property', async ({ page, context }) => {
  await startSession(page, newStaff(), '/desk/properties/1087');
  const show = page.getByRole('button', { name: say('listing.show') });
  const hide = page.getByRole('button', { name: say('listing.hideFor') });
  await expect(show.or(hide)).toBeVisible();
  if (await show.isVisible()) await show.click(); // an earlier try left it hidden
  const screen = await context.newPage();
  await screen.goto('/window/nl/?number=1087&number=1035&seconds=120');
  const slide = screen.locator('[data-shown]');
  await expect(slide).toHaveAttribute('data-number', '1087');
  await expect(screen.locator('[data-slide]')).toHaveCount(2);
  expect(await barriers(screen)).toEqual([]);
  await hide.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('listing.why')).fill('even weg');
  await dialog.getByRole('button', { name: say('listing.hide') }).click();
  await expect(slide).toHaveAttribute('data-number', '1035', { timeout: 15_000 });
  await expect(screen.locator('[data-slide]')).toHaveCount(1);
  await show.click();
  await expect(screen.locator('[data-number="1087"]')).toHaveCount(1, { timeout: 15_000 });
});

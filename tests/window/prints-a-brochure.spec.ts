import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { numberWith, pathsOf } from '../addresses.ts';
import { barriers } from '../barriers.ts';
import { serveConfigured } from '../configured.ts';
import { expect, test } from '../visitor.ts';
import { words } from '../words.ts';

/** A house in Flanders, one in Wallonia, one in Brussels for rent, and one in Luxembourg whose price is on request. */
const brochures = [
  ['nl', 1096],
  ['en', 1062],
  ['fr', 1071],
  ['fr', 1078],
] as const;

for (const [language, number] of brochures) {
  test(`the brochure of ${number} prints on whole sheets, ${language}`, async ({ page }) => {
    await page.goto(`/print/${language}/brochure/${number}/`);
    expect(await barriers(page, language === 'fr' ? 'fr' : 'nl')).toEqual([]);
    const printed = await pagesOf(page);
    expect(printed.length).toBeGreaterThanOrEqual(4);
    expect(printed.length).toBeLessThanOrEqual(12);
    expect(printed, 'no sheet is empty').not.toContain(false);
    expect(await cutOff(page)).toEqual([]);
  });
}

test('a sold property has two sheets, which say so', async ({ page }) => {
  await page.goto(`/print/nl/brochure/${await numberWith('sold')}/`);
  await expect(page.getByText(words('nl')('property.history.SOLD'))).toBeVisible();
  expect(await pagesOf(page)).toEqual([true, true]);
});

test('forty photos and long texts stay within twelve sheets, in German', async ({ page }) => {
  const site = await serveConfigured({
    languages: ['nl', 'fr', 'en', 'de'].map((code) => ({ code, use: true })),
  });
  const text = 'Ein Satz über das Haus, der ein wenig länger ist als andere. '.repeat(400);
  await site.changeProperty(1110, {
    documents: [],
    title: { nl: 'Huis', de: 'Haus mit Garten und Garage '.repeat(11) },
    description: { nl: 'Huis', de: `Kurz gesagt.\n\n${text}` },
    photos: Array.from({ length: 40 }, (_, i) => photos[i % photos.length]),
  });
  await page.goto(`${site.origin}/print/de/brochure/1110/`);
  const printed = await pagesOf(page);
  expect(printed.length).toBeLessThanOrEqual(12);
  expect(printed).not.toContain(false);
  expect(await cutOff(page)).toEqual([]);
  await expect(page.getByText('29 weitere Fotos auf unserer Website')).toBeVisible();
  await expect(page.getByText('Die vollständige Beschreibung', { exact: false })).toBeVisible();
  await site.close();
});

test('the page of a property leads to its brochure in the visitor’s language', async ({
  page,
  visit,
}) => {
  await visit((await pathsOf('property(number: 1096)')).fr);
  const link = page.getByRole('link', { name: words('fr')('property.brochure') });
  const [brochure] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(brochure).toHaveURL(/\/print\/fr\/brochure\/1096\/$/);
  await expect(brochure.locator('html')).toHaveAttribute('lang', 'fr');
  await brochure.close();
});

/** Photos of the sample, enough for any brochure. */
const photos = [1, 2, 3, 4].map((number) => `interior-living-0${number}.jpg`);

/** The pages that a brochure prints on, each with whether words or pictures are on it. All of them are A4. */
async function pagesOf(page: Page): Promise<boolean[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = pdf.match(/<<\/Type \/Page\b[\s\S]*?>>\s*endobj/g) ?? [];
  return sheets.map((sheet) => {
    expect(sheet).toContain('[0 0 594.95996 841.91998]');
    const [, drawn] = /\/XObject <<\/X\d+ (\d+) 0 R/.exec(sheet) ?? [];
    return drawn !== undefined && /\bT[jJ]\b|\bDo\b/.test(streamOf(pdf, drawn));
  });
}

/** The stream of an object of a PDF: what is drawn. */
function streamOf(pdf: string, object: string): string {
  const at = pdf.indexOf(`\n${object} 0 obj`);
  const from = pdf.indexOf('stream\n', at) + 'stream\n'.length;
  const stream = pdf.slice(from, pdf.indexOf('\nendstream', from));
  const packed = pdf.slice(at, from).includes('/FlateDecode');
  return packed ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream;
}

/** The elements that reach below the end of their sheet, on sheets of one page. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator('[data-sheet="one"]').evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      const box = sheet.getBoundingClientRect();
      const outside = (one: Element) => one.getBoundingClientRect().bottom > box.bottom + 1;
      return [...sheet.querySelectorAll('*')].filter(outside).map((one) => one.outerHTML);
    }),
  );
}

import { addressesOf, pathsOf } from './addresses.ts';
import { numbersOnOffer } from './graph.ts';
import { expect, test } from './visitor.ts';
import { languages, words } from './words.ts';

for (const language of languages) {
  test(`the home page prints on few sheets, in black and without forms, ${language}`, async ({
    page,
    visit,
  }) => {
    await visit((await addressesOf('home'))[language]);
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(5);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('form:visible')).toHaveCount(0);
    const title = page.getByRole('heading', { level: 1 });
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    await expect(title).toHaveCSS('color', ink);
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('color', ink);
    await expect(header).toHaveCSS('background-image', 'none');
  });

  test(`a project prints with a transparent QR code and a legible plan, ${language}`, async ({
    page,
    visit,
  }) => {
    await visit((await addressesOf('project'))[language]);
    await page.emulateMedia({ media: 'print' });
    const code = page.getByText(words(language)('property.printCode')).locator('img');
    await expect(code).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const plans = await page.locator('a img:visible').evaluateAll((all) =>
      all.flatMap((img) => {
        const { height } = img.getBoundingClientRect();
        return img.closest('a')?.href.includes('/media/') ? [Math.round(height)] : [];
      }),
    );
    expect(Math.min(...plans), 'a plan is large enough to read').toBeGreaterThan(300);
    expect(plans.length).toBe(1);
  });
}

for (const view of ['list', 'map']) {
  test(`the ${view} of a list prints its properties on few sheets, without a map`, async ({
    page,
    visit,
  }) => {
    await visit(`/nl/te-koop/?view=${view}`);
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type \/Page\b/g)?.length, '6 cards, then 8 a sheet').toBe(4);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main article:visible')).toHaveCount(24);
    await expect(page.locator('main iframe:visible')).toHaveCount(0);
  });
}

test('a project prints on three sheets with its drawing and a plan, without its map', async ({
  page,
  visit,
}) => {
  await visit((await pathsOf('project(number: 2002)')).nl);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets.match(/\/Type \/Page\b/g)?.length).toBe(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main iframe:visible')).toHaveCount(0);
  await expect(page.locator('main figure img:visible').first()).toBeVisible();
});

test('saved homes print as cards, and four side by side with nothing cut off, without forms', async ({
  page,
  visit,
}) => {
  const four = await numbersOnOffer(4);
  const saved = `${(await addressesOf('saved')).fr.replace(/\?.*/, '')}?n=${four.join(',')}`;
  const compared = saved + four.map((number) => `&c=${number}`).join('');
  for (const [address, most] of [
    [saved, 1],
    [compared, 3],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(address);
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type \/Page\b/g)?.length, address).toBe(most);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('form:visible')).toHaveCount(0);
    await expect(page.locator('main :is(button, input):visible')).toHaveCount(0);
    await page.setViewportSize({ width: 680, height: 1000 }); // 180 mm, what the margins leave of A4
    const tooWide = await page.locator('main *').evaluateAll((all) => {
      const { clientWidth } = document.documentElement;
      return all.filter((one) => one.getBoundingClientRect().right > clientWidth + 1).length;
    });
    expect(tooWide, 'elements that a sheet cuts off').toBe(0);
    await page.emulateMedia({ media: null });
  }
});

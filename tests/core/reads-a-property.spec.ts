import type { Locator } from '@playwright/test';
import { origin } from '../origin.ts';
import { pathOf } from '../properties.ts';
import { expect, test } from '../visitor.ts';

/** Waits until a section's title stands a line below the header, which is 64 px high. */
const landed = (title: Locator) =>
  expect.poll(() => title.evaluate((it) => Math.round(it.getBoundingClientRect().top))).toBe(88);

test('what is far down is laid out after the first paint, and at once when a link leads there', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const path = await pathOf(1097);
  const html = page.locator('html');
  const documents = page.getByRole('heading', { name: 'Documenten' });
  const laidOut = () =>
    documents.evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto(path);
  await expect(html).toHaveAttribute('data-opening', '');
  expect(await laidOut()).toBe(false);
  await documents.scrollIntoViewIfNeeded();
  await expect.poll(laidOut).toBe(true);
  await page.goto(path);
  const parts = page.getByRole('navigation', { name: 'Op deze pagina' });
  await parts.getByRole('link', { name: 'Plannen' }).click(); // what stands above it has guessed heights
  await landed(page.getByRole('heading', { name: 'Plannen' }));
  await page.unroute('**/*.js');
  await visit(path);
  await expect(html).toHaveAttribute('data-opening', '');
  await page.mouse.move(9, 9);
  await expect(html).not.toHaveAttribute('data-opening');
  expect(await laidOut()).toBe(true);
  await parts.getByRole('link', { name: 'Documenten' }).click();
  await landed(documents);
  await page.goto('about:blank'); // else only the hash of the address would change
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto(`${path}#documents`);
  await expect(html).not.toHaveAttribute('data-opening');
  await landed(documents);
});

test('a public document downloads under its own name, another one is requested', async ({
  page,
  visit,
}) => {
  await visit(await pathOf(1097));
  const documents = page.getByRole('region', { name: 'Documenten' });
  await documents.getByRole('heading', { name: 'Documenten' }).click(); // it is closed at first
  const saving = page.waitForEvent('download');
  await documents.getByRole('link', { name: /Bodemattest/ }).click();
  expect((await saving).suggestedFilename()).toBe('bodemattest.pdf');
  const onRequest = documents.getByRole('link', { name: /Elektrische keuring op aanvraag/ });
  await expect(onRequest).toHaveAttribute('href', /\/1097\/\?form=documents$/);
});

test('videos load nothing from third parties before a click', async ({ page, visit }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) others.push(request.url());
  });
  await page.route(/youtube|matterport/, (route) => route.fulfill({ body: 'played' }));
  await visit(await pathOf(1096));
  const videos = page.getByRole('region', { name: 'Film en rondleiding' });
  const video = videos.getByRole('button', { name: /Bekijk de film YouTube laadt pas/ });
  await video.scrollIntoViewIfNeeded();
  await expect(videos.locator('iframe')).toHaveCount(0);
  expect(others).toEqual([]);
  await video.press('Enter');
  await expect(videos.locator('iframe')).toHaveAttribute(
    'src',
    /youtube-nocookie.*rel=0&modestbranding=1&autoplay=1/,
  );
  await expect(videos.locator('iframe')).toBeFocused();
  expect(others.every((url) => url.includes('youtube-nocookie.com/embed/'))).toBe(true);
});

test('shares a page by plain links', async ({ page, visit }) => {
  await visit(await pathOf(1097));
  const card = page.getByRole('complementary', { name: 'Prijs en contact' });
  await card.getByRole('button', { name: 'Delen' }).click();
  const address = encodeURIComponent(page.url());
  for (const name of ['Per e-mail', 'WhatsApp', 'Facebook', 'LinkedIn', 'X']) {
    const link = card.getByRole('link', { name, exact: true });
    expect(await link.getAttribute('href')).toContain(address);
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await card.getByRole('button', { name: 'Kopieer de link' }).click();
  await expect(card.getByRole('button', { name: 'Link gekopieerd' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.context().clearPermissions(); // the next test gets the same browser context
});

test('a flood score D has its legal symbol', async ({ page, visit }) => {
  await visit(await pathOf(1094));
  const water = page.getByRole('region', { name: 'Water' });
  await expect(water.getByRole('img', { name: /Verplichte vermelding: score D/ })).toBeVisible();
});

test('any property prints on at most two sheets', async ({ page, visit }) => {
  for (const number of [1035, 1070, 1078, 1039, 1057]) {
    await test.step(String(number), async () => {
      await page.emulateMedia({ media: null });
      await visit(await pathOf(number));
      const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect.soft(sheets.match(/\/Type \/Page\b/g)?.length, `${number}`).toBeLessThanOrEqual(2);
      const code = page.locator('img[src^="/qr/"]');
      await page.emulateMedia({ media: 'print' });
      await expect(code).toBeVisible();
      await expect
        .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });
  }
});

test('a heavy page loads without layout shift', { tag: '@phone' }, async ({ page, visit }) => {
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        moved.by += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(await pathOf(1096));
  await page.mouse.move(9, 9); // the first sign of a visitor, after which the rest of the page is laid out
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved);
  expect(moved.by).toBeLessThan(0.001); // reports show this as 0: browsers round parts of a pixel
});

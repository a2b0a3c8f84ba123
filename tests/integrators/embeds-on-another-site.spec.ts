import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { barriers } from '../barriers.ts';
import { refused } from '../choice.ts';
import { origin } from '../origin.ts';
import { expect, test } from '../visitor.ts';

/** What the browser of a test has in storage from the start. */
const before = refused.origins[0]?.localStorage.map(({ name }) => name) ?? [];

/** A page of a partner: its policy allows nothing but what docs/embeds.md asks for. */
const policy = [
  "default-src 'none'",
  `script-src ${origin}`,
  `connect-src ${origin}`,
  `img-src ${origin}`,
  `frame-src ${origin}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const document = (language: string, body: string) => `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Partner</title><script async src="${origin}/embed/homes.js"></script>
<main><h1>Partner</h1>${body}</main></html>`;

test('a page of another origin shows properties under a strict policy', async ({
  page,
  overheard,
}) => {
  const partner = await serve({
    '/fr': document(
      'fr',
      '<gevel-homes filter="goal=SALE&amp;city=Kinrooi|3640&amp;priceMax=600000" count="3"></gevel-homes>',
    ),
    '/de': document(
      'de',
      '<gevel-homes filter="goal=RENT" language="de" count="2"></gevel-homes><gevel-homes filter="goal=SALE&amp;priceMax=1"></gevel-homes>',
    ),
    '/frame': document(
      'en',
      `<iframe src="${origin}/embed/homes/?goal=RENT&amp;language=en&amp;count=4" title="Homes for rent" width="340" height="600"></iframe>
       <iframe src="${origin}/en/" title="The whole site" width="340" height="200"></iframe>`,
    ),
  });
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));

  await test.step('in French, by the language of the page', async () => {
    await page.goto(`${partner.address}/fr`);
    await expect(page.getByRole('article')).toHaveCount(3);
    const card = page.getByRole('article').first();
    await expect(card.locator('.place')).toContainText('Kinrooi');
    await expect(card.locator('.price')).toContainText('€');
    await expect(card.getByRole('img', { name: /^Label énergétique / })).toBeVisible();
    const link = card.getByRole('link');
    await expect(link).toHaveAttribute('href', new RegExp(`^${origin}/fr/a-vendre/kinrooi/`));
    await expect(link).toHaveAttribute('rel', 'noopener');
    await loaded(page);
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await barriers(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const street = (await link.textContent()) ?? '';
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(opened.getByRole('main')).toContainText(street);
    await opened.close();
  });

  await test.step('in German: a list, an empty one, and one that failed and is asked again', async () => {
    let fails = true;
    await page.route('**/graphql?*', (route) => (fails ? route.abort() : route.continue()));
    overheard.forgiven.push(/gevel-homes|net::ERR_FAILED/);
    await page.goto(`${partner.address}/de`);
    const again = page.getByRole('button', { name: 'Noch einmal versuchen' });
    await expect(again).toHaveCount(2);
    expect(await barriers(page)).toEqual([]);
    fails = false;
    await again.first().click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await again.click();
    await expect(page.getByText('Für Ihre Suche wurden keine Ergebnisse gefunden.')).toBeVisible();
    await page
      .locator('gevel-homes')
      .first()
      .evaluate((element) => element.setAttribute('count', '1'));
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('in a frame; the site itself stands in none', async () => {
    overheard.forgiven.push(/frame-ancestors/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${partner.address}/frame`);
    const frame = page.frameLocator('iframe').first();
    await expect(frame.getByRole('article')).toHaveCount(4);
    await expect(frame.getByRole('link').first()).toHaveAttribute('target', '_blank');
    await expect(page.frameLocator('iframe').nth(1).getByRole('main')).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
    await page.goto(`${origin}/embed/homes/?goal=RENT&language=fr&count=4`);
    await expect(page.getByRole('article')).toHaveCount(4);
    const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    expect(stored.sort()).toEqual(before.sort());
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await barriers(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    }
  });
  await partner.close();
});

test('the page that explains embeds has no barrier, with its examples live', async ({ page }) => {
  await page.goto(`${origin}/embed/`);
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page)).toEqual([]);
  }
});

/** Serves pages by their paths on a port of its own. */
async function serve(pages: Record<string, string>) {
  const server: Server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html').setHeader('Content-Security-Policy', policy);
    response.end(pages[request.url ?? ''] ?? '');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((closed) => server.close(closed));
  return { address: `http://127.0.0.1:${port}`, close };
}

/** Waits for the pictures that are in view. */
async function loaded(page: Page) {
  const picture = page.getByRole('article').first().getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
}

/** How many pixels a page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page
    .evaluate(() => window.document.documentElement.scrollWidth - window.innerWidth)
    .then((by) => Math.max(0, by));
}

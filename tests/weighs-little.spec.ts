import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page, Response } from '@playwright/test';
import { addressesOf, kinds } from './addresses.ts';
import { fresh } from './choice.ts';
import { expect, test } from './visitor.ts';
import { languages } from './words.ts';

/**
 * The most bytes of scripts, texts included, that a first page of a kind may load without interaction, after Brotli: in Dutch, and in any
 * language, of which French has the longest texts.
 */
const most = {
  home: { nl: 93 * 1024, any: 93 * 1024 },
  sale: { nl: 95 * 1024, any: 96 * 1024 },
  property: { nl: 110 * 1024, any: 112 * 1024 },
  project: { nl: 105 * 1024, any: 106 * 1024 },
};

/** The most bytes that the first page after it loads more: its code and texts, and the ids of queries. */
const mostOfNext = { sale: 12 * 1024, property: 48 * 1024 };

/** The most bytes of the document of a list, after Brotli. */
const mostOfDocument = 25 * 1024;

/** The most bytes of the scripts that load after the page: the consent dialog, and the button back to the top. */
const mostOfLater = 5 * 1024;

/** The most bytes of scripts that the agency's desk loads before its texts and its first screen, after Brotli. */
const mostOfDesk = 130 * 1024;
/** What any page after the first needs: it loads once the visitor does something. */
const ofNext = /\/pageQueries-[^/]*\.js$/;
const ofLater = /\/(Consent|later|\w\w\.consent)[^/]*\.js$/;

for (const kind of ['home', 'sale', 'property', 'project'] as const) {
  const some = ['nl', 'fr'] as const; // the texts of French are the longest
  for (const language of kind === 'home' || kind === 'sale' ? languages : some) {
    test(`the scripts of ${kind}, ${language}, weigh little`, async ({ page, visit }) => {
      const scripts = collect(page);
      await visit((await addressesOf(kind))[language]);
      const names = [...scripts.keys()].filter((name) => !ofLater.test(name));
      expect(names.length).toBeGreaterThan(2);
      expect(await weightOf(names, scripts)).toBeLessThan(
        language === 'nl' ? most[kind].nl : most[kind].any,
      );
      const next = () => [...scripts.keys()].filter((name) => ofNext.test(name)).length;
      expect(next()).toBe(0);
      await page.mouse.move(8, 8);
      await expect.poll(next, 'what any next page needs, before a link is followed').toBe(1);
    });
  }
}

for (const [from, to, link] of [
  ['home', 'sale', 'main a[href="/nl/te-koop/"]'],
  ['sale', 'property', 'main [data-card] a'],
] as const) {
  test(`the page after ${from} loads little more: ${to}`, async ({ page, visit }) => {
    const scripts = collect(page);
    await visit((await addressesOf(from)).nl);
    const before = new Set(scripts.keys());
    const address = page.url();
    await page.locator(link).first().click();
    await expect(page).not.toHaveURL(address); // which it is once the next page is there
    const next = [...scripts.keys()].filter((name) => !before.has(name) && !ofLater.test(name));
    expect(next.length).toBeGreaterThan(1);
    expect(next.filter((name) => /Portal|relay/i.test(name))).toEqual([]);
    expect(await weightOf(next, scripts)).toBeLessThan(mostOfNext[to]);
  });
}

test('the document of a list weighs little', async ({ request }) => {
  for (const address of Object.values(await addressesOf('sale'))) {
    const text = await (await request.get(address)).body();
    expect(brotliCompressSync(text).length).toBeLessThan(mostOfDocument);
  }
});

test('the first scripts of the desk weigh little, and its screens are files of their own', async ({
  request,
}) => {
  const document = await (await request.get('/desk/')).text();
  const names = document.match(/\/desk\/assets\/[^"]+\.js/g) ?? [];
  const bodies = await Promise.all(names.map(async (name) => (await request.get(name)).body()));
  expect(bodies.length).toBeGreaterThan(1);
  expect(bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)).toBeLessThan(
    mostOfDesk,
  );
  for (const screen of ['Inbox', 'Lead', 'Week', 'PageScreen', 'Links'])
    expect(bodies.join('')).toMatch(new RegExp(`/${screen}-[^"'\`]+\\.js`));
});

test('scripts load after the first paint and the picture above the fold', async ({
  page,
  visit,
}) => {
  await page.route(/\/media\/.*(width=1360|width=1600|height=1100)/, async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.continue();
  });
  await visit('/nl/');
  const { painted, scripts, picture } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const banner = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    return {
      painted: performance.getEntriesByType('paint').map(({ startTime }) => startTime),
      scripts: files.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
      picture: files.find(({ name }) => name === banner?.currentSrc)?.responseEnd ?? Infinity,
    };
  });
  expect(scripts.length).toBeGreaterThan(2);
  expect(Math.min(...scripts)).toBeGreaterThan(Math.min(...painted));
  expect(Math.min(...scripts)).toBeGreaterThan(picture);
});

test('what pages preload is used', async ({ browser, page }) => {
  test.setTimeout(180_000); // each kind of page in a browser with nothing cached, which stays open
  const unused: string[] = [];
  const visitors: BrowserContext[] = [];
  for (const kind of kinds) {
    const visitor = await browser.newContext(); // with nothing cached
    visitors.push(visitor);
    visitor.on('console', (message) => {
      if (/was preloaded/.test(message.text())) unused.push(`${kind}: ${message.text()}`);
    });
    await (await visitor.newPage()).goto((await addressesOf(kind)).nl);
  }
  await page.waitForTimeout(5000); // Chromium says so three seconds after a page has loaded
  await Promise.all(visitors.map((visitor) => visitor.close()));
  expect(unused).toEqual([]);
});

test.describe('a first-time visitor', () => {
  test.use({ storageState: fresh });
  test('gets a consent dialog whose scripts weigh little', async ({ page, visit }) => {
    const scripts = collect(page);
    await visit('/fr/');
    await expect(page.getByRole('dialog')).toBeVisible();
    const names = [...scripts.keys()].filter((name) => ofLater.test(name));
    expect(names).toHaveLength(4);
    expect(await weightOf(names, scripts)).toBeLessThan(mostOfLater);
  });
});

type Scripts = Map<string, Response>;

/** The scripts that the page loads, by address. */
function collect(page: Page): Scripts {
  const scripts: Scripts = new Map();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) {
      scripts.set(response.url(), response);
    }
  });
  return scripts;
}

/** Their total size in bytes, after Brotli. */
async function weightOf(names: string[], scripts: Scripts): Promise<number> {
  const bodies = await Promise.all(names.map((name) => (scripts.get(name) as Response).body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { addressesOf } from './addresses.ts';
import { fresh } from './choice.ts';
import { expect, test } from './visitor.ts';
import { languages } from './words.ts';

/** The most bytes of scripts that a first page may load without interaction, texts included, as Brotli sends them. 130 KiB is the aim. */
const most = 131 * 1024;

/** The most that the consent dialog's scripts may weigh together, in bytes: they load after the page. */
const mostOfLater = 4 * 1024;
const ofLater = /\/(Afterwards|Consent|later|\w\w\.consent)[^/]*\.js$/;

for (const kind of ['home', 'sale'] as const) {
  for (const language of languages) {
    test(`the scripts of ${kind}, ${language}, are few`, async ({ page, visit }) => {
      const scripts = collect(page);
      await visit((await addressesOf(kind))[language]);
      const names = [...scripts.keys()].filter((name) => !ofLater.test(name));
      expect(names.length).toBeGreaterThan(2);
      expect(await weightOf(names, scripts)).toBeLessThan(most);
    });
  }
}

test('scripts come when the page is painted', async ({ page, visit }) => {
  await visit('/nl/');
  const [painted, scripts] = await page.evaluate(() => [
    performance.getEntriesByType('paint').map(({ startTime }) => startTime),
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  ]);
  expect(scripts.length).toBeGreaterThan(2);
  expect(Math.min(...scripts)).toBeGreaterThan(Math.min(...painted));
});

test.describe('a first-time visitor', () => {
  test.use({ storageState: fresh });
  test('is asked with few scripts', async ({ page, visit }) => {
    const scripts = collect(page);
    await visit('/fr/');
    await expect(page.getByRole('dialog')).toBeVisible();
    const names = [...scripts.keys()].filter((name) => ofLater.test(name));
    expect(names).toHaveLength(4);
    expect(await weightOf(names, scripts)).toBeLessThan(mostOfLater);
  });
});

type Scripts = Map<string, Response>;

/** The scripts that come, by address. */
function collect(page: Page): Scripts {
  const scripts: Scripts = new Map();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) {
      scripts.set(response.url(), response);
    }
  });
  return scripts;
}

/** Their bytes together, each as Brotli sends it. */
async function weightOf(names: string[], scripts: Scripts): Promise<number> {
  const bodies = await Promise.all(names.map((name) => (scripts.get(name) as Response).body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

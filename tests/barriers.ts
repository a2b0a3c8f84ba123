import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { Language } from './words.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The widths at which a test tagged @widths judges a screen: that of its window in npm test, three of them in npm run test:release. */
export function widths(page: Page): number[] {
  const own = page.viewportSize()?.width ?? 1440;
  return test.info().project.name.startsWith('core') ? [own] : [390, 834, 1440];
}

/** Expects no barrier and no sideways scroll at any of these widths; the window stays at the last one. */
export async function expectNoBarriers(page: Page): Promise<void> {
  for (const width of widths(page)) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page)).toEqual([]);
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(room, 'no sideways scroll').toBeLessThanOrEqual(width);
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The accessibility violations that axe finds on a page: each rule with the elements that break it. Checking the contrast takes
 * half of the time, and no colour depends on the language, so it is checked in Dutch only.
 */
export async function barriers(page: Page, language: Language = 'nl'): Promise<string[][]> {
  const found = await judge(page, language);
  const window = page.viewportSize();
  if (!window || !found.some(([rule]) => rule === 'target-size')) return found;
  // A bar that stays in sight covers half of a control at some scroll positions: that one is not too small in a window as high as the page.
  // Sections that come near the window get their own height then, so the page may grow with it.
  let shown = window.height;
  for (let tries = 0; tries < 5; tries++) {
    const height = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(document.documentElement.scrollHeight)),
          );
        }),
    );
    if (height <= shown) break;
    shown = height;
    await page.setViewportSize({ width: window.width, height: shown });
  }
  const inTallWindow = await judge(page, language);
  await page.setViewportSize(window);
  return inTallWindow;
}

/**
 * Loads axe into each frame that does not have it yet. The builder would load it twice for each check, unminified, and compiling
 * that takes longer than checking most pages. A frame of another origin that disappears meanwhile is not checked.
 */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const there = await frame.evaluate(() => 'axe' in window).catch(() => true);
    if (!there) await frame.evaluate(source).catch(() => undefined);
  }
}

async function judge(page: Page, language: Language): Promise<string[][]> {
  await bringAxe(page);
  const { violations } = await new AxeBuilder({ page, axeSource: ';' })
    .options({
      runOnly: { type: 'tag', values: tags },
      rules: { 'color-contrast': { enabled: language === 'nl' } },
      resultTypes: ['violations'],
      preload: { assets: ['media'] }, // no rule of these tags reads style sheets
    })
    .setLegacyMode() // judged in place, without opening another page
    .analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}

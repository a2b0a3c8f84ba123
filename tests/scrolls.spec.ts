import type { Page } from '@playwright/test';
import { expect, test, withMotion } from './visitor.ts';

test.use(withMotion);

test('the header is transparent over the photo and fixed after 30 pixels', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/nl/');
  const header = page.getByRole('banner');
  const logo = header.getByRole('link', { name: /naar de startpagina/ });
  await expect(header).toHaveCSS('position', 'absolute');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const large = await size(logo);
  await scrollTo(page, 30);
  await expect(header).toHaveCSS('position', 'absolute');
  await scrollTo(page, 31);
  await expect(header).toHaveCSS('position', 'fixed');
  await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(header).toBeInViewport();
  await expect.poll(() => size(logo)).toBeLessThan(large);
  await scrollTo(page, 0);
  await expect(header).toHaveCSS('position', 'absolute');
});

test('the header shifts no layout when it becomes fixed', async ({ page, visit }) => {
  await visit('/nl/te-koop/');
  const title = page.getByRole('heading', { level: 1 });
  const at = () => title.evaluate((h1) => Math.round(h1.getBoundingClientRect().top + scrollY));
  const before = await at();
  await scrollTo(page, 31);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  expect(await at()).toBe(before);
});

test('the button back to the top is hidden within 10 pixels of it, and over what a phone reads', {
  tag: '@phone',
}, async ({ page, visit, isMobile }) => {
  await visit('/nl/te-koop/');
  const up = page.getByRole('button', { name: 'Terug naar boven' });
  await expect(up).toBeHidden();
  await scrollTo(page, 400);
  await page.waitForTimeout(300);
  await expect(up).toBeVisible({ visible: !isMobile });
  await scrollTo(page, 11);
  await expect(up).toBeVisible();
  await scrollTo(page, 9);
  await expect(up).toBeHidden();
});

test('the button back to the top scrolls there, and jumps with prefers-reduced-motion', async ({
  page,
  visit,
}) => {
  await visit('/nl/te-koop/');
  expect(await stepsToTop(page)).toBeGreaterThan(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await stepsToTop(page)).toBe(1);
});

test('nothing is animated with prefers-reduced-motion', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/nl/');
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('a transition with reduced motion');
    };
  });
  await scrollTo(page, 400);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  expect(await longestMotion(page)).toBeLessThan(20);
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByText('Te koop').click();
  await expect(page).toHaveURL('/nl/te-koop/');
});

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top);
}

function size(logo: ReturnType<Page['locator']>): Promise<number> {
  return logo.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}

/** The number of scroll events on the way from 1500 pixels down to the top. */
async function stepsToTop(page: Page): Promise<number> {
  await scrollTo(page, 1500);
  const steps = page.evaluate(
    () =>
      new Promise<number>((arrived) => {
        let seen = 0;
        const count = () => {
          seen++;
          if (window.scrollY > 0) return;
          window.removeEventListener('scroll', count);
          arrived(seen);
        };
        window.addEventListener('scroll', count);
      }),
  );
  await page.getByRole('button', { name: 'Terug naar boven' }).click();
  return steps;
}

/** The longest animation or transition that runs, in milliseconds. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const ends = document.getAnimations().map((one) => one.effect?.getComputedTiming().endTime);
    return Math.max(0, ...ends.map(Number));
  });
}

import type { Page } from '@playwright/test';
import { addressesOf } from './addresses.ts';
import { fresh } from './choice.ts';
import { tabTo } from './keyboard.ts';
import { expect, test } from './visitor.ts';
import { words } from './words.ts';

const say = words('nl');

test('the photos trap the focus while they are open', async ({ page, visit }) => {
  await visit((await addressesOf('property')).nl);
  const photo = page.getByRole('button', { name: 'Foto 2 van 8 vergroten' });
  await tabTo(page, photo);
  await page.keyboard.press('Enter');
  const photos = page.getByRole('dialog', { name: 'Foto’s' });
  await expect(photos.locator('header')).toHaveText('Foto 2 van 8');
  await walkInside(page, 20);
  await page.keyboard.press('Escape');
  await expect(photos).toBeHidden();
  await expect(photo).toBeFocused();
});

test('the drawer traps the focus while it is open', { tag: '@phone-only' }, async ({
  page,
  visit,
}) => {
  await visit('/nl/');
  const button = page.getByRole('button', { name: 'Open het menu' });
  const drawer = page.getByRole('dialog', { name: 'Hoofdmenu' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await walkInside(page, 20);
  const closed = page.evaluate(
    () => new Promise<void>((done) => addEventListener('popstate', () => done(), { once: true })),
  );
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await closed; // the history goes back a moment later, which would close a drawer that is open again
  await page.keyboard.press('Enter');
  await tabTo(page, drawer.getByRole('link', { name: /^Te huur/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/te-huur/');
  await expect(drawer).toBeHidden();
});

test.describe('a first-time visitor', () => {
  test.use({ storageState: fresh });
  test('reaches the consent dialog first, and chooses', async ({ page, visit }) => {
    await visit('/nl/te-koop/');
    const dialog = page.getByRole('dialog', { name: say('consent.title') });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Tab'); // the link that skips to the content
    await tabTo(page, dialog.getByRole('button', { name: say('consent.settings') }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab'); // the button to refuse
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    const toggle = dialog.getByRole('switch', { name: say('consent.social') });
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Space');
    await expect(toggle).toBeChecked();
    await tabTo(page, dialog.getByRole('button', { name: say('consent.partly') }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  });

  test('sees the focused element beside the consent dialog', async ({ page, visit }) => {
    await visit('/nl/te-koop/');
    await expect(page.getByRole('dialog', { name: say('consent.title') })).toBeVisible();
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(isCovered), `step ${step}`).toBe(''); // the page may still scroll
    }
  });
});

/** The focused element when the consent dialog covers it or it is outside the window; '' otherwise (WCAG 2.4.11). */
function isCovered(): string {
  const at = document.activeElement;
  const dialog = document.querySelector('dialog[open]');
  if (!at || at === document.body || !dialog || dialog.contains(at)) return '';
  const [own, over] = [at.getBoundingClientRect(), dialog.getBoundingClientRect()];
  const under = own.top >= over.top && own.left >= over.left && own.right <= over.right;
  return under || own.top >= innerHeight ? at.outerHTML.slice(0, 200) : '';
}

/** Presses Tab so many times. The focus may move to the browser's own buttons, but never to the page behind the dialog. */
async function walkInside(page: Page, steps: number): Promise<void> {
  let inside = 0;
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.closest('dialog[open]') ? 'inside' : at === document.body ? 'browser' : 'behind';
    });
    expect(where).not.toBe('behind');
    if (where === 'inside') inside++;
  }
  expect(inside).toBeGreaterThan(2);
}

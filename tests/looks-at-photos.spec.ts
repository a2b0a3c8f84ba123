import type { Page } from '@playwright/test';
import { addressesOf } from './addresses.ts';
import { barriers } from './barriers.ts';
import { expect, takenOver, test, withMotion } from './visitor.ts';

test.use(withMotion);

test.beforeEach(async ({ visit }) => {
  await visit((await addressesOf('property')).nl);
});

test('opens a photo, steps round by the arrow keys and closes it by Escape', {
  tag: '@phone',
}, async ({ page }) => {
  const photo = page.getByRole('button', { name: 'Foto 1 van 8 vergroten' });
  const photos = page.getByRole('dialog', { name: 'Foto’s' });
  const counter = photos.locator('header');
  await photo.click();
  await expect(counter).toHaveText('Foto 1 van 8');
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText('Foto 2 van 8');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText('Foto 8 van 8');
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText('Foto 1 van 8');
  await expect(photos.getByRole('figure').getByRole('img').first()).toHaveJSProperty(
    'complete',
    true,
  );
  await page.keyboard.press('Escape');
  await expect(photos).toBeHidden();
  await expect(photo).toBeFocused();
});

test('Back closes the photos first, then leaves the page', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  const property = page.url();
  await visit('/nl/contact/');
  await visit(property);
  const photo = page.getByRole('button', { name: 'Foto 1 van 8 vergroten' });
  const photos = page.getByRole('dialog', { name: 'Foto’s' });
  await photo.click();
  await expect(photos).toBeVisible();
  await page.goBack();
  await expect(photos).toBeHidden();
  await expect(photo).toBeFocused();
  await page.goForward();
  await expect(photos).toBeHidden();
  for (const close of ['Escape', 'button'] as const) {
    await photo.click();
    await expect(photos).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await photos.getByRole('button', { name: 'Sluiten' }).click();
    await expect(photos).toBeHidden();
  }
  await photo.click();
  await expect(photos).toBeVisible();
  await page.reload();
  await takenOver(page);
  await expect(photos).toBeHidden();
  expect(page.url()).toBe(property);
  await page.goBack();
  await expect(page).toHaveURL('/nl/contact/');
});

test('buttons and the strip lead to every photo', async ({ page }) => {
  await page.getByRole('button', { name: 'Foto 1 van 8', exact: true }).click();
  const photos = page.getByRole('dialog', { name: 'Foto’s' });
  const counter = photos.locator('header');
  await photos.getByRole('button', { name: 'Volgende foto' }).click();
  await expect(counter).toHaveText('Foto 2 van 8');
  await photos.getByRole('button', { name: 'Vorige foto' }).click();
  await expect(counter).toHaveText('Foto 1 van 8');
  await photos.getByRole('button', { name: 'Foto 5 van 8' }).click();
  await expect(counter).toHaveText('Foto 5 van 8');
  await photos.getByRole('button', { name: 'Sluiten' }).click();
  await expect(photos).toBeHidden();
});

test('opens the plans in the same way, zooms in and moves what is zoomed', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/property/1051/');
  const link = page.getByRole('region', { name: 'Plannen' }).getByRole('link').first();
  await link.click();
  const plans = page.getByRole('dialog', { name: 'Plannen' });
  await expect(plans.locator('header')).toHaveText('Plan 1 van 2');
  await page.keyboard.press('ArrowRight');
  await expect(plans.locator('header')).toHaveText('Plan 2 van 2');
  const stage = plans.getByRole('figure').getByRole('group');
  const scrolled = () => stage.evaluate((element) => element.scrollLeft);
  await plans.getByRole('button', { name: 'Inzoomen' }).click();
  await expect(stage).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(before);
  await page.keyboard.press('+');
  await expect.poll(scrolled).toBeGreaterThan(before * 2);
  const zoomed = await scrolled();
  await stage.hover();
  await page.mouse.down();
  await page.mouse.move(10, 300, { steps: 5 });
  await page.mouse.up();
  await expect.poll(scrolled).toBeGreaterThan(zoomed);
  await page.keyboard.press('0');
  const plan = stage.getByRole('img');
  const width = () => plan.evaluate((img) => img.getBoundingClientRect().width);
  const whole = await width();
  await pinch(page, [150, 300], [40, 360]);
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

/** Two fingers on a line across the screen, from some places to others. */
async function pinch(page: Page, from: number[], to: number[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((x, id) => ({ x, y: 400, id })),
    });
  await touch('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch(
      'touchMove',
      from.map((x, i) => x + ((to[i] ?? x) - x) * part),
    );
  }
  await touch('touchEnd', []);
}

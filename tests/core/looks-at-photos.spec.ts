import { addressesOf, pathsOf } from '../addresses.ts';
import { barriers } from '../barriers.ts';
import { moveFingers } from '../fingers.ts';
import { expect, takenOver, test, visitorsLanguage, withMotion } from '../visitor.ts';
import { words } from '../words.ts';

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
  await page.getByRole('button', { name: 'Alle 8 foto’s' }).click();
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
  const language = visitorsLanguage();
  const say = words(language);
  await visit((await pathsOf('property(number: 1051)'))[language]);
  const link = page
    .getByRole('region', { name: say('property.plans') })
    .getByRole('link')
    .first();
  await link.click();
  const plans = page.getByRole('dialog', { name: say('property.plans') });
  await expect(plans.locator('header')).toHaveText(say('property.plan', { photo: 1, photos: 2 }));
  await page.keyboard.press('ArrowRight');
  await expect(plans.locator('header')).toHaveText(say('property.plan', { photo: 2, photos: 2 }));
  const stage = plans.getByRole('figure').getByRole('group');
  const scrolled = () => stage.evaluate((element) => element.scrollLeft);
  await plans.getByRole('button', { name: say('property.zoom.in') }).click();
  await expect(stage).toBeFocused();
  expect(await barriers(page, language)).toEqual([]);
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
  const fitted = await width();
  await moveFingers(
    page,
    [
      [150, 400],
      [40, 400],
    ],
    [
      [300, 400],
      [360, 400],
    ],
  );
  await expect.poll(width).toBeGreaterThan(fitted * 1.5);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('zooms into a photo on a tablet in English, and opens the file of a plan without scripts', async ({
  page,
  visit,
  browser,
}) => {
  const say = words('en');
  await page.setViewportSize({ width: 834, height: 1112 });
  await visit((await addressesOf('property')).en);
  const first = { photo: 1, photos: 8 };
  await page.getByRole('button', { name: say('property.enlarge', first) }).press('Enter');
  const photos = page.getByRole('dialog', { name: say('property.photos') });
  const photo = photos.getByRole('figure').getByRole('img').first();
  const width = () => photo.evaluate((image) => image.getBoundingClientRect().width);
  const fitted = await width();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(fitted * 1.5);
  expect(await barriers(page, 'en')).toEqual([]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto((await pathsOf('property(number: 1051)')).en);
  const plans = plain.getByRole('region', { name: say('property.plans') });
  await plans.getByRole('link').first().click();
  await expect(plain).toHaveURL(/\/media\//);
  await context.close();
});

import { expect, test, withMotion } from '../visitor.ts';

test.use(withMotion);

test('goes through the list the visitor came from', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/nl/te-koop/?city=Kinrooi%7C3640');
  const list = page.url();
  const properties = await page
    .locator('main article h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.locator('main article h2 a').nth(1).click();
  await expect(page).toHaveURL(properties[1] ?? '');
  const trail = page.getByRole('navigation', { name: 'In de lijst' });
  const step = async (name: string, path = '') => {
    const link = trail.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', path); // the address may change before the page does
    await link.click();
    await expect(page).toHaveURL(path);
  };
  await step('Volgend pand in de lijst', properties[2]);
  await step('Vorig pand in de lijst', properties[1]);
  await step('Vorig pand in de lijst', properties[0]);
  await expect(trail.getByRole('link', { name: 'Vorig pand in de lijst' })).toHaveCount(0);
  await trail.getByRole('link', { name: 'Terug naar de lijst' }).click();
  await expect(page).toHaveURL(list);
});

test('a visitor from elsewhere has no list to go through', async ({ page, visit }) => {
  await visit('/nl/te-koop/');
  const similar = await page.locator('main article h2 a').first().getAttribute('href');
  await visit(similar ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'In de lijst' })).toHaveCount(0);
});

test('a card shows its other photos without leaving the list', async ({
  page,
  visit,
  overheard,
}) => {
  const list = '/nl/te-koop/?text=1096';
  await visit(list);
  const card = page.locator('main article');
  expect(overheard.requests).toEqual([]);
  await card.hover();
  const next = card.getByRole('button', { name: 'Volgende foto' });
  await expect(next).toBeVisible();
  await expect.poll(() => overheard.requests).toHaveLength(1); // for the property's page, not for the photos
  await next.hover();
  await expect(card.locator('img')).toHaveCount(2);
  await next.click();
  await expect(card.getByText('Foto 2 van 5')).toBeAttached();
  await expect(card.locator('img')).toHaveCount(3); // the second photo and the next are loaded
  await expect(card.locator('img').nth(1)).toBeInViewport();
  await expect(card.locator('img').nth(1)).not.toHaveJSProperty('naturalWidth', 0);
  await card.getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card.getByText('Foto 3 van 5')).toBeAttached();
  await page.keyboard.press('s');
  await expect(card.getByRole('button', { pressed: true })).toBeVisible();
  await expect(page).toHaveURL(list);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/1096\/$/);
});

test('a swipe over a card changes its photo, a tap opens the property', {
  tag: '@phone-only',
}, async ({ page, visit }) => {
  await visit('/nl/te-koop/?text=1096');
  const card = page.locator('main article');
  await card.scrollIntoViewIfNeeded();
  const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
  const touch = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const at = (left: number) => [{ x: x + left, y: y + 60 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
    await expect(card.getByLabel('Volgende foto')).toBeAttached(); // the card takes swipes
    for (const left of [from, (from + to) / 2, to]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(left) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const second = card.locator('img').nth(1);
  await swipe(320, 60);
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await expect(second).not.toHaveJSProperty('naturalWidth', 0);
  await swipe(60, 320);
  await expect(second).not.toBeInViewport();
  await expect(page).toHaveURL('/nl/te-koop/?text=1096');
  await expect(async () => {
    await card.getByRole('link').tap({ position: { x: 20, y: 8 } }); // right after a swipe the browser ignores a tap
    await expect(page).toHaveURL(/\/1096\/$/, { timeout: 1000 });
  }).toPass();
});

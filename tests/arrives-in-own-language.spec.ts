import { origin } from './origin.ts';
import { expect, takenOver, test, withMotion } from './visitor.ts';

test.use(withMotion);

test.describe('a browser that prefers French', () => {
  test.use({ locale: 'fr-BE' });

  test('is answered in French at an address without a language', async ({ page, visit }) => {
    const headers = (await visit('/'))?.headers() ?? {};
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox'))).toHaveAccessibleName(
      /cherchez-vous/,
    );
    expect(headers['content-language']).toBe('fr');
    expect(headers.vary).toContain('Accept-Language');
    expect(headers.vary).toContain('Cookie');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/fr/`);
  });

  test('is answered in the language of its cookie', async ({ page, context, visit }) => {
    await context.addCookies([{ name: 'i18nextLng', value: 'en', url: origin }]);
    await visit('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL('/');
  });

  test('is redirected to the language in local storage', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
    await page.goto('/');
    await expect(page).toHaveURL('/en/');
    await takenOver(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('is answered in the language of the cookie rather than that of local storage', async ({
    page,
    context,
    visit,
  }) => {
    await context.addCookies([{ name: 'i18nextLng', value: 'nl', url: origin }]);
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
    await visit('/');
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  });

  test('is answered in the language of ?lng=, whatever is stored', async ({
    page,
    context,
    visit,
  }) => {
    await context.addCookies([{ name: 'i18nextLng', value: 'nl', url: origin }]);
    await visit('/?lng=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const stored = () => page.evaluate(() => localStorage.getItem('i18nextLng'));
    await expect.poll(stored, 'the language is stored as the choice').toBe('en');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/property/1096/?lng=en');
    await expect(page).toHaveURL(/\/en\/for-sale\/kinrooi\/[a-z-]+\/1096\//);
  });

  test('is answered in the language of the address, whatever is stored', async ({
    page,
    context,
    visit,
  }) => {
    await context.addCookies([{ name: 'i18nextLng', value: 'fr', url: origin }]);
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'fr'));
    await visit('/en/for-sale/?lng=nl');
    await expect(page).toHaveURL('/en/for-sale/?lng=nl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('a chosen language is remembered for the next visit', async ({ page, visit }) => {
  await visit('/nl/');
  await page.getByRole('banner').getByRole('link', { name: 'EN, English' }).click();
  await expect(page).toHaveURL('/en/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await visit('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('a browser that prefers Portuguese', () => {
  test.use({ locale: 'pt-PT' });

  test('is answered in the default language', async ({ page, visit }) => {
    await visit('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  });
});

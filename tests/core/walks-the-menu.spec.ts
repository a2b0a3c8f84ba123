import { queryGraph } from '../graph.ts';
import { origin } from '../origin.ts';
import { expect, test } from '../visitor.ts';
import { words } from '../words.ts';

interface Entry {
  title: string;
  path: string;
  children: Entry[];
}

for (const [language, code] of [
  ['NL', 'nl'],
  ['FR', 'fr'],
  ['EN', 'en'],
] as const) {
  test(`every entry of the menu leads to its page, ${code}`, async ({ page, visit }) => {
    const { site } = await queryGraph<{ site: { menu: Entry[] } }>(
      `{ site(language: ${language}) { menu { title path children { title path children { path } } } } }`,
    );
    const entries = site.menu.flatMap((entry) => [entry, ...entry.children]);
    expect(entries.length).toBeGreaterThan(7);
    for (const { title, path } of entries) {
      const response = await visit(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const link = page.getByRole('banner').locator(`nav a[href="${path}"]`);
      await expect(link).toHaveText(title);
      await expect(link).toHaveAttribute('aria-current');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + path);
      await expect(page.locator('meta[name=description]')).toHaveCount(1);
      const translations = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(translations).size, 'three languages').toBe(3);
    }
  });
}

test('a menu of many entries takes a second line and does not widen the page', async ({
  page,
  visit,
}) => {
  await visit('/fr/contact/');
  const room = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  const menu = page.getByRole('navigation', { name: words('fr')('layout.menu') });
  const lines = () =>
    menu
      .locator('> ul > li')
      .evaluateAll((ee) => new Set(ee.map((e) => e.getBoundingClientRect().top)).size);
  for (const width of [1152, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await lines(), `lines at ${width}`).toBe(1);
  }
  await menu.locator('> ul').evaluate((ul) => {
    for (const li of [...ul.children]) ul.append(li.cloneNode(true));
  });
  for (const width of [1152, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await lines(), `lines of many entries at ${width}`).toBe(2);
    expect(await room(), `sideways at ${width}`).toBe(0);
  }
});

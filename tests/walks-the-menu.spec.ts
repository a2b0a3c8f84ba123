import { queryGraph } from './graph.ts';
import { origin } from './origin.ts';
import { expect, test } from './visitor.ts';

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

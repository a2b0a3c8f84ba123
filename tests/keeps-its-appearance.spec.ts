import type { Page } from '@playwright/test';
import { addressesOf } from './addresses.ts';
import { expect, test } from './visitor.ts';

for (const kind of ['sale', 'services', 'contact'] as const) {
  test(`${kind} looks the same after a navigation as when it is opened, and home after Back`, async ({
    page,
    visit,
  }) => {
    const address = (await addressesOf(kind)).nl;
    await visit(address);
    await page.waitForLoadState('networkidle');
    const opened = await appearance(page);
    await visit('/nl/');
    await page.waitForLoadState('networkidle');
    const home = await appearance(page);
    await page.evaluate(navigateTo, address);
    await expect(async () => expect(await appearance(page)).toEqual(opened)).toPass();
    await page.goBack();
    await expect(async () => expect(await appearance(page)).toEqual(home)).toPass();
  });
}

test('a page is not shown before its styles have loaded', async ({ page, visit }) => {
  await visit('/nl/');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/style-*.css', async (route) => {
    await held;
    await route.continue();
  });
  const heading = page.locator('h1');
  const before = await heading.textContent();
  await page.evaluate(navigateTo, '/nl/contact/');
  await page.waitForTimeout(1000);
  expect(await heading.textContent()).toBe(before);
  release();
  await expect(heading).not.toHaveText(before ?? '');
});

/** Goes to an address within the app. */
function navigateTo(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** How every element of the page looks, pictures and their progress left out. */
function appearance(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = [
      'display',
      'position',
      'color',
      'background-color',
      'font',
      'padding',
      'margin-block',
      'border',
      'order',
      'gap',
    ];
    return Array.from(document.querySelectorAll('header *, main, main *, footer *'), (element) => {
      const style = getComputedStyle(element);
      return [
        element.localName,
        element.className,
        ...properties.map((name) => style.getPropertyValue(name)),
      ].join(' ');
    });
  });
}

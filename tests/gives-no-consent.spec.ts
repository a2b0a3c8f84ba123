import { dialog, onTaggedSite, press } from './consent.ts';
import { expect, test } from './visitor.ts';

const { enter, thirdParty } = onTaggedSite();

test('a preview shows no consent dialog and loads no tag', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['ad_storage', 'analytics_storage', 'ad_personalization']) {
      localStorage.setItem(key, 'true');
    }
    localStorage.setItem('consent', 'set');
  });
  const came = page.waitForResponse(/\/assets\/ConsentOfflineToTop-.*\.js/);
  await enter(page, '/nl/preview/huis/');
  await came;
  await page.getByRole('link', { name: 'Contact', exact: true }).first().hover();
  expect(thirdParty).toEqual([]);
  await expect(dialog(page)).toBeHidden();
});

for (const [name, keys] of Object.entries({
  'garbage in the keys': { consent: 'set', ad_storage: 'TRUE', analytics_storage: '1' },
  'a choice without flags': { consent: 'set' },
  'flags without a choice': { consent: 'yes', ad_storage: 'true', analytics_storage: 'true' },
})) {
  test(`${name} are no consent`, async ({ page }) => {
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, keys);
    const came = page.waitForResponse(/\/assets\/ConsentOfflineToTop-.*\.js/);
    await enter(page, '/nl/contact/');
    await came;
    await page.getByRole('link', { name: 'Te koop', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(thirdParty).toEqual([]);
  });
}

for (const [name, broken] of [
  ['off', 'getItem'],
  ['full', 'setItem'],
] as const) {
  test(`consent counts as refused when storage is ${name}, and the dialog closes`, async ({
    page,
  }) => {
    await page.addInitScript((method) => {
      Storage.prototype[method] = () => {
        throw new DOMException('no storage', 'QuotaExceededError');
      };
    }, broken);
    await enter(page, '/nl/contact/');
    await press(page, 'all');
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('link', { name: 'Te koop', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(dialog(page)).toBeHidden();
    expect(thirdParty).toEqual([]);
  });
}

test('blocked tags cause no error', async ({ page, context, overheard }) => {
  overheard.forgiven.push(/Failed to load resource/);
  await context.route(/googletagmanager|facebook/, (route) => route.abort());
  await enter(page, '/nl/te-koop/');
  await press(page, 'all');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

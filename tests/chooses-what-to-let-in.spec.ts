import type { Page } from '@playwright/test';
import { fresh } from './choice.ts';
import { type ConfiguredSite, serveConfigured } from './configured.ts';
import { expect, takenOver, test } from './visitor.ts';
import { words } from './words.ts';

const say = words('nl');
const tags = {
  analyticsId: 'G-TEST1',
  adsId: 'AW-123',
  tagManagerId: 'GTM-TEST',
  pixelId: '1234567890',
  mapboxToken: 'pk.test',
};

/** What each choice may load, and nothing else. */
const analytics = ['www.googletagmanager.com/gtag/js?id=G-TEST1'];
const ads = ['www.googletagmanager.com/gtag/js?id=AW-123'];
const manager = ['www.googletagmanager.com/gtm.js?id=GTM-TEST'];
const pixel = ['connect.facebook.net/en_US/fbevents.js'];

let site: ConfiguredSite;
/** What the browser asked of others than the site, without the scheme. */
let left: string[];

test.use({ storageState: fresh });
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await serveConfigured({ tags });
});
test.afterAll(() => site.close());

test.beforeEach(async ({ context }) => {
  left = [];
  const others = (url: URL) => url.origin !== site.origin && url.protocol.startsWith('http');
  await context.route(others, (route) => {
    left.push(route.request().url().replace('https://', ''));
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
});

const dialog = (page: Page) => page.getByRole('dialog', { name: say('consent.title') });
const press = (page: Page, name: string) =>
  dialog(page)
    .getByRole('button', { name: say(`consent.${name}`) })
    .click();

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await takenOver(page);
}

/** Chooses some of the toggles. */
async function choose(page: Page, ...names: string[]): Promise<void> {
  await press(page, 'settings');
  for (const name of names) {
    await dialog(page)
      .getByRole('switch', { name: say(`consent.${name}`) })
      .check();
  }
  await press(page, 'partly');
  await expect(dialog(page)).toBeHidden();
}

/** The keys that the specification names. */
const stored = (page: Page) =>
  page.evaluate(() =>
    ['consent', 'ad_user_data', 'ad_storage', 'analytics_storage', 'ad_personalization'].map(
      (key) => localStorage.getItem(key),
    ),
  );

interface Said {
  readonly command: string;
  readonly what: string;
  readonly details: Record<string, unknown>;
}

/** What Google's tags were told, in order; without scripts of Google's the layer keeps it all. */
const told = (page: Page): Promise<Said[]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<never>[] };
    return dataLayer.map(
      (said) => ({ command: said[0], what: said[1], details: said[2] }) as never,
    );
  });

const views = async (page: Page) =>
  (await told(page)).filter(({ what }) => what === 'page_view').map(({ details }) => details);

test('nothing leaves the site before the choice, wherever the visitor goes', async ({ page }) => {
  await enter(page, '/nl/');
  await expect(dialog(page)).toBeVisible();
  await page.getByRole('link', { name: 'Te koop', exact: true }).first().click();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await enter(page, '/nl/te-koop/?view=map');
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  expect(await stored(page)).toEqual([null, null, null, null, null]);
  expect(await told(page)).toEqual([]);
  expect(left).toEqual([]);
});

test('refusing is one click, and holds', async ({ page }) => {
  await enter(page, '/nl/te-koop/');
  await press(page, 'refuse');
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toEqual(['set', 'true', 'false', 'false', 'false']);
  const came = page.waitForResponse(/\/assets\/Afterwards-.*\.js/);
  await page.reload();
  await came;
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(dialog(page)).toBeHidden();
  expect(left).toEqual([]);
});

for (const { names, loads, keys } of [
  { names: ['analytics'], loads: [...analytics, ...manager], keys: ['false', 'true', 'false'] },
  { names: ['marketing'], loads: [...ads, ...manager], keys: ['true', 'false', 'false'] },
  { names: ['social'], loads: pixel, keys: ['false', 'false', 'true'] },
  { names: ['unclassified'], loads: [], keys: ['false', 'false', 'false'] },
  {
    names: ['analytics', 'social'],
    loads: [...analytics, ...manager, ...pixel],
    keys: ['false', 'true', 'true'],
  },
]) {
  test(`${names.join(' and ')} let in exactly what is theirs`, async ({ page }) => {
    await enter(page, '/nl/contact/');
    await choose(page, ...names);
    await expect.poll(() => left).toEqual(loads);
    expect(await stored(page)).toEqual(['set', 'true', ...keys]);
    left.length = 0;
    await page.reload(); // a later visit
    await expect.poll(() => left).toEqual(loads);
  });
}

test('everything is let in with one click, all denied first', async ({ page }) => {
  await enter(page, '/nl/contact/');
  await press(page, 'all');
  await expect.poll(() => left).toEqual([...analytics, ...manager, ...pixel]);
  expect(await stored(page)).toEqual(['set', 'true', 'true', 'true', 'true']);
  const [first, , second] = await told(page);
  const flags = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'];
  const all = (state: string) => Object.fromEntries(flags.map((flag) => [flag, state]));
  expect(first).toEqual({
    command: 'consent',
    what: 'default',
    details: { ...all('denied'), wait_for_update: 500 },
  });
  expect(second).toEqual({ command: 'consent', what: 'update', details: all('granted') });
});

test('what is sent is what was chosen, now and later', async ({ page }) => {
  await enter(page, '/nl/contact/');
  await choose(page, 'analytics');
  const update = async () => (await told(page)).find(({ what }) => what === 'update')?.details;
  const chosen = {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied', // its key says 'true'
    ad_personalization: 'denied',
  };
  await expect.poll(update).toEqual(chosen);
  await page.reload();
  await expect.poll(update).toEqual(chosen);
});

test('every page is told once, with where the visitor came from', async ({ page }) => {
  await enter(page, '/nl/te-koop/');
  await press(page, 'all');
  await expect.poll(() => views(page)).toHaveLength(1);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const list = `${site.origin}/nl/te-koop/`;
  expect(await views(page)).toEqual([
    { page_location: list, page_referrer: '' },
    { page_location: page.url(), page_referrer: list },
  ]);
});

test('a page behind the link of a letter is told to nobody', async ({ page }) => {
  await enter(page, '/nl/contact/');
  await press(page, 'all');
  await expect.poll(() => left).not.toEqual([]);
  left.length = 0;
  await enter(page, '/nl/mijn-zoekopdracht/?token=secret');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Te koop', exact: true }).first().click();
  await expect.poll(() => views(page)).toHaveLength(1);
  expect(JSON.stringify(await told(page))).not.toContain('secret');
  expect(left).toHaveLength(3);
});

test('the link in the footer takes back what was let in', async ({ page, context }) => {
  await enter(page, '/nl/contact/');
  await press(page, 'all');
  await expect.poll(() => left).toHaveLength(3);
  await context.addCookies([{ name: '_ga_TEST', value: '1', url: site.origin }]);
  left.length = 0;
  const link = page.getByRole('contentinfo').getByRole('link', { name: say('layout.consent') });
  await link.click();
  await expect(dialog(page).getByRole('switch', { checked: true })).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await Promise.all([page.waitForEvent('load'), press(page, 'refuse')]);
  await takenOver(page);
  expect(await stored(page)).toEqual(['set', 'true', 'false', 'false', 'false']);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga_TEST');
  await expect(dialog(page)).toBeHidden();
  expect(left).toEqual([]);
});

test('streets of others come to the map with the choice for social media, at once', async ({
  page,
  overheard,
}) => {
  overheard.forgiven.push(/WebGL|Failed to initialize|mapbox|JSON/i); // they are not really there
  const mapbox = () => left.filter((url) => url.startsWith('api.mapbox.com/'));
  await enter(page, '/nl/te-koop/?view=map');
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
  expect(left).toEqual([]);
  await choose(page, 'social');
  await expect.poll(() => mapbox().length).toBeGreaterThan(0);
});

test('?setcookies forgets the choice and asks again', async ({ page }) => {
  await enter(page, '/nl/contact/');
  await press(page, 'all');
  await expect.poll(() => left).toHaveLength(3);
  left.length = 0;
  await enter(page, '/nl/contact/?setcookies');
  await expect(dialog(page)).toBeVisible();
  expect(await stored(page)).toEqual([null, null, null, null, null]);
  expect(left).toEqual([]);
});

test('the link in the cookie policy asks again too', async ({ page }) => {
  await enter(page, '/nl/cookie-policy/');
  await press(page, 'refuse');
  await page.getByRole('main').getByRole('link', { name: 'Mijn keuze opnieuw maken' }).click();
  await expect(dialog(page)).toBeVisible();
  expect(await stored(page)).toEqual([null, null, null, null, null]);
  await press(page, 'refuse');
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toEqual(['set', 'true', 'false', 'false', 'false']);
});

test('a preview asks nothing and loads no tag', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['ad_storage', 'analytics_storage', 'ad_personalization']) {
      localStorage.setItem(key, 'true');
    }
    localStorage.setItem('consent', 'set');
  });
  const came = page.waitForResponse(/\/assets\/Afterwards-.*\.js/);
  await enter(page, '/nl/preview/huis/');
  await came;
  await page.getByRole('link', { name: 'Contact', exact: true }).first().hover();
  expect(left).toEqual([]);
  await expect(dialog(page)).toBeHidden();
});

for (const [name, keys] of Object.entries({
  'garbage in the keys': { consent: 'set', ad_storage: 'TRUE', analytics_storage: '1' },
  'a choice without flags': { consent: 'set' },
  'flags without a choice': { consent: 'yes', ad_storage: 'true', analytics_storage: 'true' },
})) {
  test(`${name} let nothing in`, async ({ page }) => {
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, keys);
    const came = page.waitForResponse(/\/assets\/Afterwards-.*\.js/);
    await enter(page, '/nl/contact/');
    await came;
    await page.getByRole('link', { name: 'Te koop', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(left).toEqual([]);
  });
}

for (const [name, broken] of [
  ['off', 'getItem'],
  ['full', 'setItem'],
] as const) {
  test(`with storage that is ${name} nothing is let in, and the dialog closes`, async ({
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
    expect(left).toEqual([]);
  });
}

test('tags that are blocked are missed by nobody', async ({ page, context, overheard }) => {
  overheard.forgiven.push(/Failed to load resource/);
  await context.route(/googletagmanager|facebook/, (route) => route.abort());
  await enter(page, '/nl/te-koop/');
  await press(page, 'all');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

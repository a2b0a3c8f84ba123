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

/** The hosts that each choice may load, and no others. */
export const analytics = ['www.googletagmanager.com/gtag/js?id=G-TEST1'];
export const ads = ['www.googletagmanager.com/gtag/js?id=AW-123'];
export const manager = ['www.googletagmanager.com/gtm.js?id=GTM-TEST'];
export const pixel = ['connect.facebook.net/en_US/fbevents.js'];

/** What tests do on a site with the agency's tags. */
interface TaggedSite {
  /** The third-party requests of the browser since the test began, without the scheme. */
  readonly left: string[];
  readonly origin: () => string;
  /** Opens a page as someone who was never here, and waits until the app has taken over. */
  readonly enter: (page: Page, path: string) => Promise<void>;
}

/** Serves a site with tags to all tests of a file. Third parties' scripts are answered empty. */
export function onTaggedSite(): TaggedSite {
  let site: ConfiguredSite;
  const left: string[] = [];
  test.use({ storageState: fresh });
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    site = await serveConfigured({ tags });
  });
  test.afterAll(() => site.close());
  test.beforeEach(async ({ context }) => {
    left.length = 0;
    const others = (url: URL) => url.origin !== site.origin && url.protocol.startsWith('http');
    await context.route(others, (route) => {
      left.push(route.request().url().replace('https://', ''));
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
  });
  const enter = async (page: Page, path: string) => {
    await page.goto(site.origin + path);
    await takenOver(page);
  };
  return { left, origin: () => site.origin, enter };
}

/** The consent dialog. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: say('consent.title') });
/** Presses one of its buttons. */
export const press = (page: Page, name: string) =>
  dialog(page)
    .getByRole('button', { name: say(`consent.${name}`) })
    .click();

/** Chooses some of the toggles. */
export async function choose(page: Page, ...names: string[]): Promise<void> {
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
export const stored = (page: Page) =>
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
export const told = (page: Page): Promise<Said[]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<never>[] };
    return dataLayer.map(
      (said) => ({ command: said[0], what: said[1], details: said[2] }) as never,
    );
  });

/** What Google was told of each page. */
export const views = async (page: Page) =>
  (await told(page)).filter(({ what }) => what === 'page_view').map(({ details }) => details);

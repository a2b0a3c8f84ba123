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

/** The scripts that each choice loads. */
export const analytics = ['www.googletagmanager.com/gtag/js?id=G-TEST1'];
export const ads = ['www.googletagmanager.com/gtag/js?id=AW-123'];
export const manager = ['www.googletagmanager.com/gtm.js?id=GTM-TEST'];
export const pixel = ['connect.facebook.net/en_US/fbevents.js'];

/** A site with the agency's tags. */
interface TaggedSite {
  /** The browser's requests to third parties since the test began, without the scheme. */
  readonly thirdParty: string[];
  readonly origin: () => string;
  /** Opens a page as a first-time visitor and waits for hydration. */
  readonly enter: (page: Page, path: string) => Promise<void>;
}

/** Serves one site with tags to all tests of a file. Requests to third parties get an empty answer. */
export function onTaggedSite(): TaggedSite {
  let site: ConfiguredSite;
  const thirdParty: string[] = [];
  test.use({ storageState: fresh });
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    site = await serveConfigured({ tags });
  });
  test.afterAll(() => site.close());
  test.beforeEach(async ({ context }) => {
    thirdParty.length = 0;
    const others = (url: URL) => url.origin !== site.origin && url.protocol.startsWith('http');
    await context.route(others, (route) => {
      thirdParty.push(route.request().url().replace('https://', ''));
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
  });
  const enter = async (page: Page, path: string) => {
    await page.goto(site.origin + path);
    await takenOver(page);
  };
  return { thirdParty, origin: () => site.origin, enter };
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: say('consent.title') });
/** Presses a button of the consent dialog. */
export const press = (page: Page, name: string) =>
  dialog(page)
    .getByRole('button', { name: say(`consent.${name}`) })
    .click();

/** Consents to some of the purposes. */
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

/** The values of the specification's keys in local storage. */
export const stored = (page: Page) =>
  page.evaluate(() =>
    ['consent', 'ad_user_data', 'ad_storage', 'analytics_storage', 'ad_personalization'].map(
      (key) => localStorage.getItem(key),
    ),
  );

interface TagMessage {
  readonly command: string;
  readonly what: string;
  readonly details: Record<string, unknown>;
}

/** The messages to Google's tags, in order; without Google's scripts the data layer keeps them all. */
export const tagMessages = (page: Page): Promise<TagMessage[]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<never>[] };
    return dataLayer.map(
      (message) => ({ command: message[0], what: message[1], details: message[2] }) as never,
    );
  });

/** The page views that were sent to Google. */
export const pageViews = async (page: Page) =>
  (await tagMessages(page))
    .filter(({ what }) => what === 'page_view')
    .map(({ details }) => details);

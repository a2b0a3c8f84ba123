import {
  ads,
  analytics,
  choose,
  dialog,
  manager,
  onTaggedSite,
  pixel,
  press,
  stored,
  tagMessages,
} from '../consent.ts';
import { expect, test } from '../visitor.ts';

const { enter, thirdParty } = onTaggedSite();

test('no third party gets a request before consent, on any page', async ({ page }) => {
  await enter(page, '/nl/');
  await expect(dialog(page)).toBeVisible();
  await page.getByRole('link', { name: 'Te koop', exact: true }).first().click();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await enter(page, '/nl/te-koop/?view=map');
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  expect(await stored(page)).toEqual([null, null, null, null, null]);
  expect(await tagMessages(page)).toEqual([]);
  expect(thirdParty).toEqual([]);
});

test('refuses with one click, which is remembered', async ({ page }) => {
  await enter(page, '/nl/te-koop/');
  await press(page, 'refuse');
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toEqual(['set', 'true', 'false', 'false', 'false']);
  const came = page.waitForResponse(/\/assets\/ConsentOfflineToTop-.*\.js/);
  await page.reload();
  await came;
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(dialog(page)).toBeHidden();
  expect(thirdParty).toEqual([]);
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
  test(`consent to ${names.join(' and ')} loads those tags only`, async ({ page }) => {
    await enter(page, '/nl/contact/');
    await choose(page, ...names);
    await expect.poll(() => thirdParty).toEqual(loads);
    expect(await stored(page)).toEqual(['set', 'true', ...keys]);
    thirdParty.length = 0;
    await page.reload(); // as on a later visit
    await expect.poll(() => thirdParty).toEqual(loads);
  });
}

test('consents to everything with one click; until then all signals are denied', async ({
  page,
}) => {
  await enter(page, '/nl/contact/');
  await press(page, 'all');
  await expect.poll(() => thirdParty).toEqual([...analytics, ...manager, ...pixel]);
  expect(await stored(page)).toEqual(['set', 'true', 'true', 'true', 'true']);
  const [first, , second] = await tagMessages(page);
  const flags = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'];
  const all = (state: string) => Object.fromEntries(flags.map((flag) => [flag, state]));
  expect(first).toEqual({
    command: 'consent',
    what: 'default',
    details: { ...all('denied'), wait_for_update: 500 },
  });
  expect(second).toEqual({ command: 'consent', what: 'update', details: all('granted') });
});

test('consent to social media loads the tiles of Mapbox at once', async ({ page, overheard }) => {
  overheard.forgiven.push(/WebGL|Failed to initialize|mapbox|JSON/i); // the answers are empty
  const mapbox = () => thirdParty.filter((url) => url.startsWith('api.mapbox.com/'));
  await enter(page, '/nl/te-koop/?view=map');
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
  expect(thirdParty).toEqual([]);
  await choose(page, 'social');
  await expect.poll(() => mapbox().length).toBeGreaterThan(0);
});

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
  told,
} from './consent.ts';
import { expect, test } from './visitor.ts';

const { enter, left } = onTaggedSite();

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

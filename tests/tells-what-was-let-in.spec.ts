import { choose, onTaggedSite, press, told, views } from './consent.ts';
import { expect, test } from './visitor.ts';

const { enter, left, origin } = onTaggedSite();

test('tags get the consent signals that were chosen, at first and after a change', async ({
  page,
}) => {
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
  const list = `${origin()}/nl/te-koop/`;
  expect(await views(page)).toEqual([
    { page_location: list, page_referrer: '' },
    { page_location: page.url(), page_referrer: list },
  ]);
});

test('no tag hears of a page behind an email link', async ({ page }) => {
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

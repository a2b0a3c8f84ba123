import { choose, onTaggedSite, pageViews, press, tagMessages } from './consent.ts';
import { expect, test } from './visitor.ts';

const { enter, thirdParty, origin } = onTaggedSite();

test('tags get the chosen consent signals, at once and after a reload', async ({ page }) => {
  await enter(page, '/nl/contact/');
  await choose(page, 'analytics');
  const update = async () =>
    (await tagMessages(page)).find(({ what }) => what === 'update')?.details;
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

test('each page view is sent once, with its referrer', async ({ page }) => {
  await enter(page, '/nl/te-koop/');
  await press(page, 'all');
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const list = `${origin()}/nl/te-koop/`;
  expect(await pageViews(page)).toEqual([
    { page_location: list, page_referrer: '' },
    { page_location: page.url(), page_referrer: list },
  ]);
});

test('no tag gets the page of an email link', async ({ page }) => {
  await enter(page, '/nl/contact/');
  await press(page, 'all');
  await expect.poll(() => thirdParty).not.toEqual([]);
  thirdParty.length = 0;
  await enter(page, '/nl/mijn-zoekopdracht/?token=secret');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Te koop', exact: true }).first().click();
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  expect(JSON.stringify(await tagMessages(page))).not.toContain('secret');
  expect(thirdParty).toHaveLength(3);
});

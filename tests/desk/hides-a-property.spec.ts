import { barriers } from '../barriers.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

test('a manager hides a property, which is gone for visitors, and shows it again', async ({
  page,
}) => {
  const address = '/desk/properties/1088';
  await startSession(page, newStaff(), address);
  const show = page.getByRole('button', { name: say('listing.show') });
  const hide = page.getByRole('button', { name: say('listing.hideFor') });
  await expect(show.or(hide)).toBeVisible();
  if (await show.isVisible()) await show.click(); // an earlier try left it hidden
  const open = page.getByRole('link', { name: say('properties.open') });
  const path = (await open.getAttribute('href')) ?? '';
  const list = async () =>
    (
      await page.request.post('/graphql', {
        data: { query: '{ properties(filter: {numbers: [1088]}) { totalCount } }' },
      })
    ).text();
  expect(await list()).toContain('"totalCount":1');
  await hide.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('listing.why')).fill('nieuwe foto’s op komst');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page), `the dialog at ${width}`).toEqual([]);
  }
  await dialog.getByRole('button', { name: say('listing.hide') }).click();
  await expect(page.getByText('nieuwe foto’s op komst')).toBeVisible();
  await expect(open).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  expect(await list()).toContain('"totalCount":0');
  expect((await page.request.get(path)).ok()).toBe(false);
  await page.goto('/desk/properties?list=HIDDEN');
  await page.locator(`a[href="${address}"]`).click();
  await show.click();
  await expect(open).toBeVisible();
  expect(await list()).toContain('"totalCount":1');
  const undo = page.getByRole('button', { name: say('lead.undo') });
  await undo.click();
  await expect(page.getByText('nieuwe foto’s op komst')).toBeVisible();
  await expect(page.getByText(say('lead.undone'))).toBeVisible();
  expect(await list()).toContain('"totalCount":0');
  await show.click();
  await expect(open).toBeVisible();
  expect((await page.request.get(path)).ok()).toBe(true);
});

test('a manager features a property on the home page, and takes it away again', async ({
  page,
}) => {
  await startSession(page, newStaff(), '/desk/properties/1086');
  const feature = page.getByRole('button', { name: say('listing.feature') });
  const end = page.getByRole('button', { name: say('listing.unfeature') });
  await expect(feature.or(end)).toBeVisible();
  if (await end.isVisible()) await end.click(); // an earlier try left it featured
  await feature.click();
  await expect(end).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.request.get('/nl/');
  const home = await page.request.get('/nl/');
  expect(await home.text()).toContain('/1086/');
  await end.click();
  await expect(feature).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(end).toBeVisible();
  await page.getByText(say('lead.undone')).waitFor();
  await end.click();
  await expect(feature).toBeVisible();
});

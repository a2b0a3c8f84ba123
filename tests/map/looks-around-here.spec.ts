import type { Page } from '@playwright/test';
import { barriers } from '../barriers.ts';
import { expect, test } from '../visitor.ts';
import { words } from '../words.ts';

const say = words('nl');
const bree = { latitude: 51.14123, longitude: 5.59678 };

/** The area of the page's address as its first corner: five kilometres north of the place, rounded to a thousandth of a degree. */
const north = /[?&]area=51\.186,5\.597;/;

async function stands(page: Page, where: object | null): Promise<void> {
  const context = page.context();
  if (where === null) return context.clearPermissions();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(bree);
}

test('the map shows what is around the visitor after a press, or says why not', async ({
  page,
  visit,
}) => {
  await stands(page, null);
  await visit('/nl/te-koop/?view=map');
  const frame = page.frameLocator('iframe[src="/map/"]');
  await frame.getByRole('button', { name: say('map.here') }).click();
  await expect(frame.getByText(say('map.hereRefused'))).toBeVisible();
  await stands(page, bree);
  await frame.getByRole('button', { name: say('map.here') }).click();
  await expect(page).toHaveURL(north);
  await expect(frame.getByText(say('map.hereRefused'))).toHaveCount(0);
  await expect(frame.getByRole('button', { name: say('map.removeArea') })).toBeVisible();
});

test('the search offers what is around the visitor', async ({ page, visit }) => {
  await stands(page, null);
  await visit('/nl/');
  await page.getByRole('combobox').first().click();
  const panel = page.getByRole('dialog', { name: say('search.results') });
  const here = panel.getByRole('button', { name: say('map.here') });
  await here.click();
  await expect(panel.getByText(say('map.hereRefused'))).toBeVisible();
  expect(await barriers(page, 'nl'), 'the search').toEqual([]);
  await stands(page, bree);
  await here.click();
  const within = panel
    .getByRole('listitem')
    .filter({ hasText: say('map.hereWithin', { kilometres: '5' }) });
  await expect(within.getByRole('link').first()).toBeFocused();
  await within.getByRole('link').first().click();
  await expect(page).toHaveURL(north);
  await expect(page.locator('[data-card]').first()).toBeVisible();
});

test('the filter offers what is around the visitor in place of towns, and leaves it again', async ({
  page,
  visit,
}) => {
  await stands(page, null);
  await visit('/nl/te-koop/?city=Kinrooi%7C3640&bedrooms=2');
  const cell = page.locator('#filter details').first();
  await cell.locator('summary').click();
  const here = cell.getByRole('button', { name: say('map.here') });
  await here.click();
  await expect(cell.getByText(say('map.hereRefused'))).toBeVisible();
  expect(await barriers(page, 'nl'), 'the filter').toEqual([]);
  await stands(page, bree);
  await here.click();
  await expect(page).toHaveURL(north);
  await expect(page).toHaveURL(/bedrooms=2/);
  await expect(page).not.toHaveURL(/city=/);
  const within = cell.getByRole('button', { name: say('map.hereWithin', { kilometres: '5' }) });
  await expect(within).toHaveAttribute('aria-pressed', 'true');
  await within.click();
  await expect(page).not.toHaveURL(/area=/);
  await expect(here).toBeVisible();
});

test('a sentence that looks around its writer offers to find the place, as far as it says', async ({
  page,
  visit,
}) => {
  await stands(page, bree);
  await visit('/nl/');
  await page.getByRole('combobox').first().fill('huis binnen 10 km van mij');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/type=1&sentence=huis/);
  const within = page.getByRole('button', { name: say('map.hereWithin', { kilometres: '10' }) });
  await within.click();
  await expect(page).toHaveURL(/[?&]area=51\.2309,5\.597;/);
  await expect(page).toHaveURL(/type=1/);
  await expect(page).not.toHaveURL(/sentence=/);
  await expect(within).toHaveCount(0);
});

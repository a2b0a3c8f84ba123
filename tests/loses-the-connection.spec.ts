import type { Page } from '@playwright/test';
import { addressesOf } from './addresses.ts';
import { expect, takenOver, test } from './visitor.ts';

const code = '**/assets/PropertyPage*.js*';

test.beforeEach(async ({ visit, overheard }) => {
  overheard.forgiven.push(/Failed to load resource/);
  await visit('/nl/te-koop/?text=1096');
});

test('code that does not load leaves header, footer and a button to try again', async ({
  page,
}) => {
  await page.route(code, (route) => route.abort());
  await page.getByRole('article').getByRole('link').click();
  await expectFailure(page);
  await page.unroute(code);
  await tryAgain(page);
});

test('data that do not load leave header, footer and a button to try again', async ({ page }) => {
  await page.route('**/graphql*', (route) => route.abort());
  await page.getByRole('article').getByRole('link').click();
  await expectFailure(page);
  await page.unroute('**/graphql*');
  await tryAgain(page);
});

test('loading of code, and of the ids of queries, is retried twice', async ({ page }) => {
  const attempts = { code: 0, ids: 0 };
  await page.route('**/assets/{PropertyPage,pageQueries}*.js*', (route) => {
    const file = route.request().url().includes('pageQueries') ? 'ids' : 'code';
    return ++attempts[file] < 3 ? route.abort() : route.continue();
  });
  await page.getByRole('article').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Licht huis/);
  expect(attempts).toEqual({ code: 3, ids: 3 });
});

test('a page of a newer program, which has other files, loads as a whole', async ({ page }) => {
  let updated = false;
  await page.route('**/assets/**', (route) =>
    updated ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.route((await addressesOf('property')).nl, (route) => {
    updated = false; // the document names files that are there
    route.continue();
  });
  updated = true;
  await page.getByRole('article').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Licht huis/);
  expect(updated).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/nl/te-koop/?text=1096');
});

async function expectFailure(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Deze pagina wil niet laden', { timeout: 20_000 });
  await expect(page).toHaveURL((await addressesOf('property')).nl);
  await expect(
    page.getByRole('banner').getByRole('navigation', { name: 'Hoofdmenu' }),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function tryAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Licht huis/);
}

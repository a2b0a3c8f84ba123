import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { type ConfiguredSite, serveConfigured } from '../configured.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

let site: ConfiguredSite;

test.beforeAll(async () => {
  site = await serveConfigured({});
});

test.afterAll(async () => {
  await site.close();
});

/** Takes the connection from the page while a file is on its way, and gives it back when the page says that it waits. */
async function lose(page: Page, address: string, waits: string, send: () => Promise<void>) {
  let lost = false;
  const once = async (route: Route) => {
    const isFile =
      !address.endsWith('graphql') ||
      route.request().headers()['content-type']?.startsWith('multipart/');
    if (!isFile || lost) return route.fallback();
    lost = true;
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  };
  await page.route(address, once);
  await send();
  await expect(page.getByText(waits, { exact: true }).first()).toBeVisible();
  await page.context().setOffline(false);
  await page.unroute(address, once);
}

/** Loses the answers to some photos that the server has taken. */
async function loseAnswers(page: Page, most: number) {
  const answer = { lost: 0 };
  await page.route('**/desk/graphql', async (route) => {
    const isFile = route.request().headers()['content-type']?.startsWith('multipart/');
    if (!isFile || answer.lost === most) return route.fallback();
    answer.lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  return answer;
}

test('sends photos, documents and a list of homes by itself when the connection is back', async ({
  page,
  overheard,
}) => {
  test.setTimeout(60_000);
  overheard.forgiven.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_RESET/);
  const say = deskWords('nl');
  const waits = say('waiting.one');
  const staff = newStaff('Eva Beheer', 'manager', 'nl', site.data);
  await startSession(page, staff, '/desk/properties', site.origin);
  await page.getByRole('button', { name: say('newProperty.title') }).click();
  await page.getByRole('dialog').getByLabel(say('newProperty.street')).fill('Balieweg');
  await page.getByRole('dialog').getByLabel(say('newProperty.town')).fill('3640 Kinrooi');
  await page.getByRole('button', { name: say('newProperty.make') }).click();
  await page.waitForURL(/\/edit$/);
  await page.goto(`${page.url()}#PHOTOS`);
  const drawings = Array.from({ length: 20 }, (_, i) => ({
    name: `${i}.svg`,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path d="M${i} 35V15h9z"/></svg>`,
    ),
  }));
  const photos = page.locator('[id=PHOTOS] ol > li');
  const answer = await loseAnswers(page, 3);
  await lose(page, '**/desk/graphql', waits, () =>
    page.locator('[id=PHOTOS] input[type=file]').setInputFiles(drawings),
  );
  await expect(photos).toHaveCount(20, { timeout: 30_000 });
  expect(answer.lost, 'photos that were taken before their answers were lost').toBe(3);
  const shown = await photos
    .locator('img')
    .evaluateAll((list) => list.map((image) => (image as HTMLImageElement).src));
  const read = await Promise.all(shown.map(async (src) => (await page.request.get(src)).text()));
  expect(read.map((text) => Number(/M(\d+) 35/.exec(text)?.[1]))).toEqual([...Array(20).keys()]);
  const text = readFileSync('sample/documents/soil.pdf', 'latin1');
  const buffer = Buffer.from(text.replace('%%EOF', '%sent again\n%%EOF'), 'latin1');
  await lose(page, '**/desk/graphql', waits, () =>
    page
      .locator('[id=FILES] input[type=file]')
      .last()
      .setInputFiles({ name: 'bodem.pdf', mimeType: 'application/pdf', buffer }),
  );
  await expect(page.locator('[id=FILES] ol').last().locator('> li')).toHaveCount(1);
  await page.goto(`${site.origin}/desk/properties/file`);
  const list =
    'Referentie;Koop of huur;Type;Vraagprijs;Straat;Nummer;Postcode;Gemeente\nL-1;te koop;Villa;249500;Dorpsstraat;12;3640;Kinrooi';
  await lose(page, '**/desk/delivery?*', waits, () =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'lijst.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }),
  );
  await expect(page.getByRole('checkbox', { name: /Dorpsstraat 12/ })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { type Between, standBetween } from './between.ts';
import { expect, takenOver, test } from './visitor.ts';
import { words } from './words.ts';

const say = words('nl');

test.use({ serviceWorkers: 'allow', storageState: { cookies: [], origins: [] } });

let between: Between;
test.beforeEach(async ({ overheard }) => {
  overheard.forgiven.push(/Failed to load resource|net::ERR/);
  between = await standBetween();
});
test.afterEach(() => between.close());

/** Opens a page and waits until it is cached. */
async function visitAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(between.origin + path);
  await takenOver(page);
  await isKept(page, path);
}

async function isKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => kept(page)).toContain(between.origin + path);
}

/** The addresses of everything that is cached. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('gevel-'));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('visited pages open with their pictures, however they were come to', async ({
  page,
  context,
}) => {
  await visitAndKeep(page, '/nl/te-koop/?text=1096');
  await page.getByRole('article').getByRole('link').click();
  await expect(title(page)).toHaveText(/^Licht huis/);
  const home = new URL(page.url()).pathname;
  await isKept(page, home);
  const photo = page.locator('main img').first();
  await expect(photo).toHaveJSProperty('complete', true);
  await context.setOffline(true);
  await page.reload(); // it was opened inside the app
  await takenOver(page);
  await expect(title(page)).toHaveText(/^Licht huis/);
  await expect
    .poll(() => photo.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto(`${between.origin}/nl/te-koop/?text=1096`);
  await takenOver(page);
  await page.getByRole('article').getByRole('link').click(); // and now inside the app
  await expect(title(page)).toHaveText(/^Licht huis/);
  await expect(page).toHaveURL(between.origin + home);
});

test('a page that was not visited says so in its language', async ({ page, context }) => {
  await visitAndKeep(page, '/nl/contact/');
  await context.setOffline(true);
  await page.goto(`${between.origin}/fr/a-vendre/`);
  await expect(title(page)).toHaveText(words('fr')('layout.failure.title'));
  await context.setOffline(false);
  await page.getByRole('link', { name: words('fr')('layout.failure.again') }).click();
  await expect(title(page)).toHaveText('À vendre');
});

test('a form says that it needs a connection, and keeps what is typed', async ({
  page,
  context,
}) => {
  await visitAndKeep(page, '/nl/contact/');
  const name = page.getByRole('textbox', { name: say('form.field.person.lastName'), exact: true });
  await name.fill('Peeters');
  await context.setOffline(true);
  await expect(page.getByText(say('form.offline'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(say('form.offline'))).toBeHidden();
  await expect(name).toHaveValue('Peeters');
});

test('the service worker caches no private page and no POST', async ({ page, context }) => {
  await visitAndKeep(page, '/nl/contact/');
  await page.goto(`${between.origin}/nl/mijn-zoekopdracht/?token=secret`);
  await takenOver(page);
  await page.evaluate(() =>
    fetch('/graphql', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    }),
  );
  await visitAndKeep(page, '/nl/te-huur/');
  const all = await kept(page);
  expect(all.filter((url) => url.includes('secret') || url.endsWith('/graphql'))).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${between.origin}/nl/mijn-zoekopdracht/?token=secret`);
  await expect(title(page)).toHaveText(say('layout.failure.title'));
});

test('a truncated page is not cached', async ({ page, context }) => {
  await visitAndKeep(page, '/nl/contact/');
  between.change = ({ url }, answer) => {
    if (url !== '/nl/projecten/') return false;
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': 50_000 });
    answer.write('<!doctype html><html lang="nl"><title>Half</title><h1>Half', () =>
      answer.destroy(),
    );
    return true;
  };
  await page.goto(`${between.origin}/nl/projecten/`, { waitUntil: 'commit' }).catch(() => null);
  between.change = () => false;
  await visitAndKeep(page, '/nl/te-huur/');
  await context.setOffline(true);
  await page.goto(`${between.origin}/nl/projecten/`);
  await expect(title(page)).toHaveText(say('layout.failure.title'));
});

test('a worker of the site that was here before makes way', async ({ page }) => {
  const before = `
    addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(caches.open('before').then(() => clients.claim())));
    addEventListener('fetch', (event) => event.request.mode === 'navigate' &&
      event.respondWith(new Response('<h1>Before</h1>', { headers: { 'content-type': 'text/html' } })));`;
  between.change = ({ url }, answer) => {
    if (url !== '/service-worker.js') return false;
    answer.writeHead(200, { 'content-type': 'text/javascript' }).end(before);
    return true;
  };
  await page.goto(`${between.origin}/nl/`);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await page.reload();
  await expect(title(page)).toHaveText('Before');
  between.change = () => false;
  // The browser looks for a new worker a while after each page; reloading on and on puts that off.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(async () => {
    await page.reload();
    await expect(title(page)).not.toHaveText('Before', { timeout: 500 });
  }).toPass();
  await isKept(page, '/nl/');
  expect(await page.evaluate(() => caches.has('before'))).toBe(false);
});

test('a new version waits until no page of the old one is open', async ({ page, context }) => {
  await visitAndKeep(page, '/nl/contact/');
  const script = await (await fetch(`${between.origin}/service-worker.js`)).text();
  const [build = ''] = /[0-9a-f]{12}-/.exec(script) ?? [];
  between.change = ({ url }, answer) => {
    if (url !== '/service-worker.js') return false;
    answer.writeHead(200, { 'content-type': 'text/javascript' });
    answer.end(script.replace(build, 'abcdefabcdef-'));
    return true;
  };
  await page.reload();
  const waits = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed');
  await expect.poll(waits).toBe(true);
  const builds = (from: Page) =>
    from.evaluate(async () => [
      ...new Set((await caches.keys()).map((name) => name.split('-')[1])),
    ]);
  expect(await builds(page)).toEqual([build.slice(0, -1)]);
  await page.close();
  await expect(async () => {
    const next = await context.newPage(); // one that comes before the old worker has gone is its page too
    await visitAndKeep(next, '/nl/te-huur/');
    const found = await builds(next);
    await next.close();
    expect(found).toEqual(['abcdefabcdef']);
  }).toPass();
});

import type { Page } from '@playwright/test';
import { fresh } from '../choice.ts';
import { type SiteProxy, startProxy } from '../proxy.ts';
import { expect, takenOver, test } from '../visitor.ts';
import { words } from '../words.ts';

const say = words('nl');

test.use({ serviceWorkers: 'allow', storageState: fresh, reuseContext: false });

let proxy: SiteProxy;
test.beforeEach(async ({ overheard }) => {
  overheard.forgiven.push(/Failed to load resource|net::ERR/);
  proxy = await startProxy();
});
test.afterEach(() => proxy.close());

/** Opens a page and waits until it is cached. */
async function openAndCache(page: Page, path: string): Promise<void> {
  await page.goto(proxy.origin + path);
  await takenOver(page);
  await isCached(page, path);
}

async function isCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => cached(page)).toContain(proxy.origin + path);
}

/** The addresses of all cached answers. */
function cached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('gevel-'));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('visited pages open with their pictures, whether they were loaded or opened inside the app', async ({
  page,
  context,
}) => {
  await openAndCache(page, '/nl/te-koop/?text=1096');
  await page.getByRole('article').getByRole('link').click();
  await expect(title(page)).toHaveText(/^Licht huis/);
  const property = new URL(page.url()).pathname;
  await isCached(page, property);
  const photo = page.locator('main img').first();
  await expect(photo).toHaveJSProperty('complete', true);
  await context.setOffline(true);
  await page.reload(); // before, it was opened inside the app
  await takenOver(page);
  await expect(title(page)).toHaveText(/^Licht huis/);
  await expect
    .poll(() => photo.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto(`${proxy.origin}/nl/te-koop/?text=1096`);
  await takenOver(page);
  await page.getByRole('article').getByRole('link').click(); // now inside the app
  await expect(title(page)).toHaveText(/^Licht huis/);
  await expect(page).toHaveURL(proxy.origin + property);
});

test('a page that was not visited says so in its language', async ({ page, context }) => {
  await openAndCache(page, '/nl/contact/');
  await context.setOffline(true);
  await page.goto(`${proxy.origin}/fr/a-vendre/`);
  await expect(title(page)).toHaveText(words('fr')('layout.failure.title'));
  await context.setOffline(false);
  await page.getByRole('link', { name: words('fr')('layout.failure.again') }).click();
  await expect(title(page)).toHaveText('À vendre');
});

test('a page that was visited with ?lng= opens at its address without it', async ({
  page,
  context,
}) => {
  await page.goto(`${proxy.origin}/?lng=fr`);
  await takenOver(page);
  await isCached(page, '/');
  await context.setOffline(true);
  await page.goto(`${proxy.origin}/`);
  await takenOver(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(title(page)).toHaveText(/\p{L}/u);
});

test('a form says that it needs a connection, and its fields stay', async ({ page, context }) => {
  await openAndCache(page, '/nl/contact/');
  const name = page.getByRole('textbox', { name: say('form.field.person.lastName'), exact: true });
  await name.fill('Peeters');
  await context.setOffline(true);
  await expect(page.getByText(say('form.offline'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(say('form.offline'))).toBeHidden();
  await expect(name).toHaveValue('Peeters');
});

test('the service worker caches no private page and no POST', async ({ page, context }) => {
  await openAndCache(page, '/nl/contact/');
  await page.goto(`${proxy.origin}/nl/mijn-zoekopdracht/?token=secret`);
  await takenOver(page);
  await page.evaluate(() =>
    fetch('/graphql', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    }),
  );
  await openAndCache(page, '/nl/te-huur/');
  const all = await cached(page);
  expect(all.filter((url) => url.includes('secret') || url.endsWith('/graphql'))).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${proxy.origin}/nl/mijn-zoekopdracht/?token=secret`);
  await expect(title(page)).toHaveText(say('layout.failure.title'));
});

test('a truncated page is not cached', async ({ page, context }) => {
  await openAndCache(page, '/nl/contact/');
  proxy.change = ({ url }, answer) => {
    if (url !== '/nl/projecten/') return false;
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': 50_000 });
    answer.write('<!doctype html><html lang="nl"><title>Half</title><h1>Half', () =>
      answer.destroy(),
    );
    return true;
  };
  await page.goto(`${proxy.origin}/nl/projecten/`, { waitUntil: 'commit' }).catch(() => null);
  proxy.change = () => false;
  await openAndCache(page, '/nl/te-huur/');
  await context.setOffline(true);
  await page.goto(`${proxy.origin}/nl/projecten/`);
  await expect(title(page)).toHaveText(say('layout.failure.title'));
});

test('the service worker of a previous site is replaced', async ({ page }) => {
  const before = `
    addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(caches.open('before').then(() => clients.claim())));
    addEventListener('fetch', (event) => event.request.mode === 'navigate' &&
      event.respondWith(new Response('<h1>Before</h1>', { headers: { 'content-type': 'text/html' } })));`;
  proxy.change = ({ url }, answer) => {
    if (url !== '/service-worker.js') return false;
    answer.writeHead(200, { 'content-type': 'text/javascript' }).end(before);
    return true;
  };
  await page.goto(`${proxy.origin}/nl/`);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await page.reload();
  await expect(title(page)).toHaveText('Before');
  proxy.change = () => false;
  // A check that began before the change finds the old worker again, and later ones wait for it.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        await (await navigator.serviceWorker.ready).update();
        return caches.has('before');
      }),
    )
    .toBe(false);
  await page.reload();
  await expect(title(page)).not.toHaveText('Before');
  await isCached(page, '/nl/');
});

test('a new version waits until no page of the old one is open', async ({ page, context }) => {
  await openAndCache(page, '/nl/contact/');
  const build = await updateProgram();
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
    const next = await context.newPage(); // a page opened before the old worker has gone belongs to it
    await openAndCache(next, '/nl/te-huur/');
    const found = await builds(next);
    await next.close();
    expect(found).toEqual(['abcdefabcdef']);
  }).toPass();
});

test('the screen in the window starts again without a connection after an update of the program', async ({
  page,
  context,
}) => {
  const screen = '/window/nl/?number=1035';
  await page.goto(proxy.origin + screen);
  await isCached(page, screen);
  await updateProgram();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        await worker.update();
        return worker.waiting?.state;
      }),
    )
    .toBe('installed');
  await page.reload(); // as the screen does by itself
  const picture = page.locator('[data-shown] img').first();
  const address = await picture.evaluate((it: HTMLImageElement) => it.currentSrc);
  const inNew = () =>
    page.evaluate(
      async (all) => {
        const names = (await caches.keys()).filter((name) => name.includes('abcdefabcdef'));
        const found = await Promise.all(
          names.map(async (name) => {
            const cache = await caches.open(name);
            return Promise.all(all.map((one) => cache.match(one, { ignoreVary: true })));
          }),
        );
        return all.map((_, at) => found.some((one) => one[at]));
      },
      [proxy.origin + screen, address],
    );
  await expect.poll(inNew).toEqual([true, true]);
  await page.close();
  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto(proxy.origin + screen);
  await expect(again.locator('[data-shown]')).toHaveCount(1);
});

/** Serves the service worker of a newer program from now on, whose build is abcdefabcdef. Returns the build of the present one. */
async function updateProgram(): Promise<string> {
  const script = await (await fetch(`${proxy.origin}/service-worker.js`)).text();
  const [build = ''] = /[0-9a-f]{12}-/.exec(script) ?? [];
  proxy.change = ({ url }, answer) => {
    if (url !== '/service-worker.js') return false;
    answer.writeHead(200, { 'content-type': 'text/javascript' });
    answer.end(script.replace(build, 'abcdefabcdef-'));
    return true;
  };
  return build;
}

import { setTimeout as pause } from 'node:timers/promises';
import { origin } from './origin.ts';
import { startProxy } from './proxy.ts';
import { expect, takenOver, test } from './visitor.ts';

test.use({ reuseContext: false }); // a clock that a test turns would stay that of the tests after it

const list = '/nl/te-koop/?priceMax=900000';

test('the app waits for a page that arrives in parts', async ({ page, overheard }) => {
  const proxy = await startProxy();
  await page.goto(proxy.origin + list); // its scripts are in the cache from then on
  await takenOver(page);
  overheard.requests.length = 0;
  proxy.change = (incoming, answer) => {
    if (incoming.url !== list) return false;
    fetch(origin + list).then(async (found) => {
      const complete = await found.text();
      const half = complete.indexOf('<article', complete.indexOf('<article') + 1);
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      answer.write(complete.slice(0, half));
      await pause(4000); // longer than the start of the app waits for a picture
      answer.end(complete.slice(half));
    });
    return true;
  };
  await page.goto(proxy.origin + list);
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  expect(overheard.requests).toEqual([]);
  expect(await page.getByRole('article').count()).toBeGreaterThan(5);
  proxy.close();
});

for (const [where, before] of [
  ['before its data', 5000],
  ['in its data', -500],
] as const) {
  test(`the app completes a page that broke off ${where}`, async ({ page, overheard }) => {
    overheard.forgiven.push(/ERR_INCOMPLETE_CHUNKED_ENCODING|#418|[Hh]ydrat/); // what is half there is rendered again
    const proxy = await startProxy();
    await page.goto(proxy.origin + list); // its scripts are in the cache from then on
    await takenOver(page);
    const all = await page.getByRole('article').count();
    proxy.change = ({ url }, answer) => {
      if (url !== list) return false;
      fetch(origin + list).then(async (found) => {
        const complete = await found.text();
        answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        answer.write(complete.slice(0, complete.indexOf('id="payload"') - before));
        await pause(1000);
        answer.destroy();
      });
      return true;
    };
    await page.clock.install();
    await page.goto(proxy.origin + list, { waitUntil: 'commit' });
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(10_000);
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
    }).toPass();
    await expect(page.getByRole('article')).toHaveCount(all);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    proxy.close();
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import { origin } from './origin.ts';
import { startProxy } from './proxy.ts';
import { expect, takenOver, test } from './visitor.ts';

const list = '/nl/te-koop/?priceMax=900000';

test('the app waits for a page that arrives in parts', async ({ page, overheard }) => {
  const proxy = await startProxy();
  await page.goto(proxy.origin + list); // its scripts are in the cache from then on
  await takenOver(page);
  overheard.requests.length = 0;
  proxy.change = (incoming, answer) => {
    if (incoming.url !== list) return false;
    fetch(origin + list).then(async (found) => {
      const html = await found.text();
      const half = html.indexOf('<article', html.indexOf('<article') + 1);
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      answer.write(html.slice(0, half));
      await pause(4000); // longer than the start of the app waits for a picture
      answer.end(html.slice(half));
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

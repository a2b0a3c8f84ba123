import { pin } from '../../web/test/pins.ts';
import { expect, test } from '../visitor.ts';
import { dutchMessage, hostMap } from './host.ts';
import { named, pins, price } from './properties.ts';

test('highlights the property that the page marks', async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage(pins));
  await host.post({ type: 'gevel:mark', number: 1 });
  await expect(named(host, price(1))).toHaveAttribute('data-marked');
  await host.post({ type: 'gevel:mark', number: 4 });
  await expect(named(host, price(1))).not.toHaveAttribute('data-marked');
  await expect(host.frame.locator('[data-marked]')).toHaveCount(1); // the cluster that contains it
  await host.post({ type: 'gevel:mark', number: 999 });
  await expect(host.frame.locator('[data-marked]')).toHaveCount(0);
});

test('leaves out the properties to ignore', async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage(pins, { ignore: [1, 3, 4] }));
  const far = named(host, /^1 bij /); // the way to the one that is far from the others
  await expect(far).toBeVisible();
  await expect(named(host, price(1))).toHaveCount(0);
  const counts = await host.frame.locator('button[data-number]').allTextContents();
  const numbers = counts.map((text) => (text.startsWith('€') ? 1 : Number.parseInt(text, 10)));
  expect(numbers.reduce((sum, count) => sum + count, 0)).toBe(pins.length - 4);
  await far.click();
  await expect(named(host, price(2))).toBeVisible();
});

test("shows the agency's own picture for pins", async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage(pins, { marker: '/favicon.svg' }));
  await expect(named(host, price(1)).locator('img')).toHaveAttribute('src', '/favicon.svg');
  await expect(named(host, price(1))).toHaveText('');
});

test('ignores messages of other origins and invalid messages', async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage([pin(1, 50.467, 4.867)]));
  await expect(named(host, price(1))).toBeVisible();
  const message = dutchMessage([pin(2, 49.61, 6.13)]);
  const frame = page.frames().find((one) => one.url().endsWith('/map/'));
  await frame?.evaluate((it) => postMessage(it, location.origin), message); // from the frame itself
  await page.evaluate((message) => {
    const stranger = document.createElement('iframe'); // its origin is opaque
    stranger.sandbox.add('allow-scripts');
    stranger.srcdoc = `<script>
      parent.frames[0].postMessage(${JSON.stringify(message)}, '*');
      parent.postMessage({ type: 'stranger' }, '*');
    </script>`;
    document.body.append(stranger);
  }, message);
  await expect.poll(() => host.reports('stranger' as 'gevel:ready')).toHaveLength(1);
  for (const nonsense of [null, 'gevel:map', 7, { type: 'gevel:map' }, { type: 'gevel:mark' }]) {
    await host.post(nonsense);
  }
  await host.post({ type: 'gevel:mark', number: 1 }); // arrives after all the others
  await expect(named(host, price(1))).toHaveAttribute('data-marked');
  await expect(named(host, price(2))).toHaveCount(0);
});

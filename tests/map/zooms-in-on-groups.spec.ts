import type { MapPin } from '../../web/shared/map/message.ts';
import { pin } from '../../web/test/pins.ts';
import { expect, test } from '../visitor.ts';
import { dutchMessage, hostMap } from './host.ts';
import { map, named, price } from './properties.ts';

/** A group that the server made: the map knows only how many properties it has, and where their middle is. */
const group = (count: number, latitude: number, longitude: number): MapPin => ({
  ...pin(0, latitude, longitude),
  exact: false,
  count,
  numbers: [],
  property: null,
});

const groups = [group(4000, 51.1, 5.6), group(900, 50.4, 4.4), group(37, 49.7, 6.1)];

test('a group of the server is asked for again nearer by, and parts there', async ({ page }) => {
  const host = await hostMap(page);
  const message = dutchMessage(groups);
  await host.post(message);
  await expect(named(host, '4000 panden, Inzoomen')).toBeVisible();
  await expect.poll(() => host.reports('gevel:seen')).toHaveLength(1);
  const [first] = await host.reports('gevel:seen');
  await named(host, '4000 panden, Inzoomen').click();
  await expect.poll(() => host.reports('gevel:seen')).toHaveLength(2);
  const nearer = (await host.reports('gevel:seen'))[1];
  expect(nearer?.zoom).toBe((first?.zoom ?? 0) + 2);
  expect(nearer?.bounds.south).toBeLessThan(51.1);
  expect(nearer?.bounds.north).toBeGreaterThan(51.1);
  const bar = host.frame.locator('small').filter({ hasText: /^\d+ k?m$/ });
  const before = await bar.textContent();
  const { south, north, west, east } = nearer?.bounds ?? { south: 0, north: 0, west: 0, east: 0 };
  const at = (up: number, right: number) =>
    [south + up * (north - south), west + right * (east - west)] as const;
  const near = [pin(1, ...at(0.5, 0.5)), pin(2, ...at(0.7, 0.8)), group(5, ...at(0.3, 0.25))];
  await host.post({ ...message, near });
  await expect(named(host, price(1))).toBeVisible();
  await expect(named(host, '5 panden, Inzoomen')).toBeVisible();
  await expect(named(host, '4000 panden, Inzoomen')).toHaveCount(0);
  await expect(bar).toHaveText(before ?? '');
  await page.waitForTimeout(400); // longer than the map must stand still
  expect(await host.reports('gevel:seen')).toHaveLength(2);
});

test('a map that moves a little asks for nothing new, one that moves far does', async ({
  page,
}) => {
  const host = await hostMap(page);
  await host.post(dutchMessage(groups));
  await expect.poll(() => host.reports('gevel:seen')).toHaveLength(1);
  await map(host).focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('+');
  await expect.poll(() => host.reports('gevel:seen')).toHaveLength(2);
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight'); // 960 pixels, in one go
  await expect.poll(async () => (await host.reports('gevel:seen')).length).toBeGreaterThan(2);
  expect((await host.reports('gevel:seen')).length).toBeLessThan(6);
});

test('a map whose properties are all there reports nothing', async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage([pin(1, 51.1, 5.6), pin(2, 50.4, 4.4)]));
  await expect(named(host, price(1))).toBeVisible();
  await page.waitForTimeout(600);
  expect(await host.reports('gevel:seen')).toEqual([]);
});

import type { Area } from '../../web/shared/map/area.ts';
import { pin } from '../../web/test/pins.ts';
import { moveFingers } from '../fingers.ts';
import { expect, test } from '../visitor.ts';
import { dutchMessage, hostMap } from './host.ts';
import { map, named, pins, price } from './properties.ts';

test('moves and zooms by keyboard, from the map and from a pin', async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage([pin(1, 50.467, 4.867)]));
  const position = async () => (await named(host, price(1)).boundingBox()) ?? { x: 0, y: 0 };
  await named(host, price(1)).focus();
  const before = await position();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await position()).x).toBeCloseTo(before.x - 80, 0);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await position()).y).toBeCloseTo(before.y - 80, 0);
  const bar = host.frame.locator('small').filter({ hasText: /^\d+ k?m$/ });
  await expect(bar).toHaveText('2 km');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(bar).toHaveText('10 km');
  await map(host).focus();
  await page.keyboard.press('+');
  await expect(bar).toHaveText('5 km');
});

test('the Tab key goes through tools, zoom and pins', async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage(pins));
  await map(host).focus();
  const order = ['Teken een gebied', 'Inzoomen', 'Uitzoomen', 'Waar ik ben'];
  for (const name of order) {
    await page.keyboard.press('Tab');
    await expect(named(host, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(host.frame.locator('button[data-number]').first()).toBeFocused();
});

test('the wheel scrolls the page, and zooms with Ctrl', async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage([pin(1, 50.467, 4.867)]));
  const bar = host.frame.locator('small').filter({ hasText: /^\d+ k?m$/ });
  await expect(bar).toHaveText('2 km');
  await page.mouse.move(500, 500);
  await page.mouse.wheel(0, -300);
  await expect(host.frame.getByText('Houd Ctrl ingedrukt en scrol om te zoomen')).toBeVisible();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 100);
  await page.mouse.wheel(0, 100);
  await page.keyboard.up('Control');
  await expect(bar).toHaveText('10 km'); // two steps out; the wheel without Ctrl did nothing
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.wheel(0, -100);
  await expect(bar, 'the map that was pressed has the wheel').toHaveText('5 km');
});

test('one finger scrolls the page around the map, two move it, and it says so at the first try', {
  tag: '@phone-only',
}, async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage([pin(1, 50.467, 4.867)]));
  const position = async () => (await named(host, price(1)).boundingBox()) ?? { x: 0, y: 0 };
  const before = await position();
  const hint = host.frame.getByText('Verschuif de kaart met twee vingers');
  await moveFingers(page, [
    [100, 600],
    [220, 600],
  ]);
  await expect(hint).toBeVisible();
  expect(await position()).toEqual(before);
  await expect(hint).toBeHidden();
  await moveFingers(
    page,
    [
      [100, 600],
      [180, 640],
    ],
    [
      [200, 600],
      [280, 640],
    ],
  );
  const off = async () => {
    const { x, y } = await position();
    return Math.max(Math.abs(x - before.x - 80), Math.abs(y - before.y - 40));
  };
  await expect.poll(off, 'pins move by whole pixels').toBeLessThanOrEqual(1);
  await moveFingers(page, [
    [100, 600],
    [220, 600],
  ]);
  await expect(hint, 'it is known by now').toBeHidden();
});

test('one finger moves a map that is the screen', { tag: '@phone-only' }, async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage([pin(1, 50.467, 4.867)], { screen: true }));
  const position = async () => (await named(host, price(1)).boundingBox()) ?? { x: 0, y: 0 };
  const before = await position();
  await moveFingers(page, [
    [100, 600],
    [180, 500],
  ]);
  await expect.poll(async () => (await position()).x).toBeCloseTo(before.x + 80, 0);
  expect((await position()).y).toBeCloseTo(before.y - 100, 0);
});

test('pinches with two fingers', { tag: '@phone-only' }, async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage([pin(1, 50.467, 4.867)]));
  const bar = host.frame.locator('small').filter({ hasText: /^\d+ k?m$/ });
  await expect(bar).toHaveText('2 km');
  const hand = await page.context().newCDPSession(page);
  const touch = (type: string, ...apart: number[]) =>
    hand.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: apart.map((x, id) => ({ x: 195 + x, y: 500, id })),
    });
  await touch('touchStart', -40, 40);
  for (const apart of [60, 80, 100, 120, 140, 160]) await touch('touchMove', -apart, apart);
  await touch('touchEnd');
  await expect(bar).toHaveText('500 m'); // four times as near
});

test('reports its bounds once it moved, and those of a list that is not what it shows', async ({
  page,
}) => {
  const host = await hostMap(page);
  await host.post(dutchMessage([pin(1, 50.467, 4.867)]));
  const drag = async () => {
    await page.mouse.move(700, 600);
    await page.mouse.down();
    await page.mouse.move(600, 600, { steps: 5 });
    await page.mouse.up();
  };
  await expect(named(host, price(1))).toBeVisible();
  await page.waitForTimeout(700); // longer than it must stand still
  expect(await host.reports('gevel:moved'), 'all is seen').toEqual([]);
  await drag();
  await expect.poll(() => host.reports('gevel:moved')).toHaveLength(1);
  await drag();
  await expect.poll(() => host.reports('gevel:moved')).toHaveLength(2);
  const [first, second] = await host.reports('gevel:moved');
  if (!second) throw new Error('the map reported only one move');
  expect(second.bounds.west).toBeGreaterThan(first?.bounds.west ?? 180);
  expect(second.bounds.north).toBe(first?.bounds.north);
  // The page's answer with the same bounds does not move the map.
  const bounds: Area = { kind: 'bounds', ...second.bounds };
  await host.post(dutchMessage([pin(2, 50.5, 4.867)], { area: bounds }));
  await expect(named(host, price(2))).toBeVisible();
  await drag();
  await expect.poll(() => host.reports('gevel:moved')).toHaveLength(3);
  const third = (await host.reports('gevel:moved'))[2];
  expect(third?.bounds.north).toBe(second.bounds.north);
});

import type { Area } from '../../web/shared/map/area.ts';
import { expect, test } from '../visitor.ts';
import { dutchMessage, hostMap } from './host.ts';
import { map, named, pins } from './properties.ts';

const area: Area = { kind: 'bounds', south: 51.12, west: 5.55, north: 51.16, east: 5.65 };

test('shows the area of the address at first', async ({ page }) => {
  const host = await hostMap(page);
  const corners = [
    { latitude: 51.1, longitude: 5.5 },
    { latitude: 51.2, longitude: 5.6 },
    { latitude: 51.1, longitude: 5.7 },
  ];
  await host.post(dutchMessage(pins, { area: { kind: 'polygon', points: corners } }));
  await expect(host.frame.locator('path[d^="M"][d$="Z"]')).toHaveCount(1);
  await expect(host.frame.getByText('Bree', { exact: true })).toBeInViewport();
  await expect(named(host, 'Wis het gebied')).toBeVisible();
  await host.post(dutchMessage(pins, { area }));
  await expect(named(host, 'Wis het gebied'), 'bounds are what is shown').toHaveCount(0);
});

test('draws an area corner by corner, and removes it', async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage(pins));
  await named(host, 'Teken een gebied').click();
  await expect(host.frame.getByRole('status')).toContainText('hoekpunten');
  for (const [x, y] of [
    [400, 300],
    [800, 300],
    [600, 600],
    [402, 302],
  ] as const) {
    await page.mouse.move(x, y + (y === 600 ? -9 : 0)); // the third tap slips
    await page.mouse.down();
    await page.mouse.move(x, y);
    await page.mouse.up();
  }
  await expect.poll(() => host.reports('gevel:drawn')).toHaveLength(1);
  const [{ polygon } = { polygon: null }] = await host.reports('gevel:drawn');
  expect(polygon).toHaveLength(3);
  expect(polygon?.[0]?.latitude).toBe(polygon?.[1]?.latitude);
  expect(polygon?.[2]?.latitude).toBeLessThan(polygon?.[0]?.latitude ?? 0);
  await named(host, 'Wis het gebied').click();
  await expect(map(host)).toBeFocused();
  expect((await host.reports('gevel:drawn'))[1]).toEqual({ type: 'gevel:drawn', polygon: null });
});

test('draws an area in one movement', async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage(pins));
  await named(host, 'Teken een gebied').click();
  await page.mouse.move(800, 400);
  await page.mouse.down();
  for (let i = 1; i <= 200; i++) {
    const turn = (i / 200) * 2 * Math.PI;
    await page.mouse.move(600 + 200 * Math.cos(turn), 400 + 150 * Math.sin(turn));
  }
  await page.mouse.up();
  await expect.poll(() => host.reports('gevel:drawn')).toHaveLength(1);
  const corners = (await host.reports('gevel:drawn'))[0]?.polygon?.length;
  expect(corners).toBeGreaterThan(8);
  expect(corners).toBeLessThanOrEqual(100);
});

test('draws by keyboard: the current view, Enter, Escape', async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage(pins));
  await named(host, 'Teken een gebied').press('Enter');
  await named(host, 'Neem wat u nu ziet').press('Enter');
  await expect.poll(() => host.reports('gevel:drawn')).toHaveLength(1);
  expect((await host.reports('gevel:drawn'))[0]?.polygon).toHaveLength(4);
  await expect(map(host)).toBeFocused();
  await named(host, 'Teken een gebied').click();
  await page.mouse.click(400, 300);
  await page.mouse.click(800, 300);
  await page.keyboard.press('Enter'); // two corners are not an area
  await page.mouse.click(600, 600);
  await page.keyboard.press('Enter');
  await expect.poll(() => host.reports('gevel:drawn')).toHaveLength(2);
  await named(host, 'Teken een gebied').click();
  await page.keyboard.press('Escape');
  await expect(named(host, 'Teken een gebied')).toBeVisible();
  expect(await host.reports('gevel:drawn')).toHaveLength(2);
});

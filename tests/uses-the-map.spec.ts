import AxeBuilder from '@axe-core/playwright';
import type { Area } from '../web/map/area.ts';
import type { MapPin } from '../web/map/message.ts';
import { pin } from '../web/test/pins.ts';
import { dutchMessage, hostMap, type MapHost, salePins } from './mapHost.ts';
import { expect, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two homes far apart, three in a street of Bree, two in one building of Peer, and two in Kinrooi without an address. */
const pins: MapPin[] = [
  pin(1, 50.467, 4.867),
  pin(2, 49.61, 6.13),
  pin(3, 51.141, 5.597),
  pin(4, 51.1412, 5.5975),
  pin(5, 51.1414, 5.598),
  pin(6, 51.132, 5.353),
  pin(7, 51.132, 5.353),
  { ...pin(8, 51.145, 5.742), exact: false },
  { ...pin(9, 51.145, 5.742), exact: false },
];

const price = (number: number) => `€\u00a0${number}.000, Halfopen woning, Bree`;
const named = (host: MapHost, name: string | RegExp) =>
  host.frame.getByRole('button', { name, exact: true });
const map = (host: MapHost) => host.frame.getByRole('application', { name: 'Kaart' });
const area: Area = { kind: 'bounds', south: 51.12, west: 5.55, north: 51.16, east: 5.65 };

test('finds homes and clusters, and nothing from elsewhere is loaded', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  const host = await hostMap(page);
  await host.tell(dutchMessage(pins));
  await expect(named(host, price(1))).toHaveText('€\u00a01.000');
  await expect(host.frame.locator('button[data-number]')).toHaveText([
    '5', // Bree and Kinrooi
    '2 panden',
    '€\u00a01.000',
    '€\u00a02.000',
  ]);
  await expect(host.frame.getByText('Kaart: Natural Earth')).toBeVisible();
  expect(await host.said('gevel:ready')).toHaveLength(1);
  expect([...asked]).toEqual([new URL(page.url()).origin]);
});

test('zooms in on a cluster until its homes stand apart', async ({ page }) => {
  const host = await hostMap(page);
  await host.tell(dutchMessage(pins.filter(({ numbers: [number = 0] }) => number < 6)));
  await named(host, '3 panden, Inzoomen').click();
  await expect(named(host, price(3))).toBeInViewport();
  await expect(named(host, price(4))).toBeInViewport();
  await expect(named(host, price(5))).toBeInViewport();
  await expect(map(host)).toBeFocused(); // the cluster is no more
  expect(await host.said('gevel:select')).toEqual([]);
});

test('no two pins can be touched at once', async ({ page }) => {
  const host = await hostMap(page);
  await host.tell(dutchMessage(await salePins()));
  for (let depth = 0; depth < 6; depth++) {
    const boxes = await host.frame
      .locator('button[data-number]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const apart = boxes.every((a, i) =>
      boxes
        .slice(i + 1)
        .every(
          (b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top,
        ),
    );
    expect(apart).toBe(true);
    await named(host, 'Inzoomen').click();
  }
});

test('reads the card of a home and goes to its page', { tag: '@phone' }, async ({ page }) => {
  const host = await hostMap(page);
  const [home] = (await salePins()).filter(({ exact }) => exact);
  const property = home?.property;
  if (!home || !property) throw new Error('the sample has no home with an address');
  await host.tell(dutchMessage([home]));
  await host.frame.locator('button[data-number]').click();
  const card = host.frame.getByRole('dialog', { name: `${property.title}, ${property.price}` });
  await expect(card).toBeFocused();
  await expect(card.getByText('168 m²')).toBeVisible();
  await expect(card.getByRole('img')).toHaveAttribute('alt', property.thumbnail?.alt ?? '');
  expect(await host.said('gevel:select')).toEqual([
    { type: 'gevel:select', numbers: [property.number] },
  ]);
  await card.getByRole('link').click();
  await page.waitForURL(`**${property.path}`);
});

test('a card closes by its button and by Escape, and the pin has the focus again', async ({
  page,
}) => {
  const host = await hostMap(page);
  await host.tell(dutchMessage(pins));
  await named(host, price(1)).click();
  await expect(named(host, price(1))).toHaveAttribute('aria-expanded', 'true');
  await host.frame.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
  await expect(host.frame.getByRole('dialog')).toHaveCount(0);
  await expect(named(host, price(1))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(host.frame.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(named(host, price(1))).toBeFocused();
});

test('several homes at one point are listed', async ({ page }) => {
  const host = await hostMap(page);
  await host.tell(dutchMessage(pins.filter(({ numbers: [number = 0] }) => number > 5)));
  await named(host, '2 panden, Bree').click();
  const list = host.frame.getByRole('dialog', { name: '2 panden' });
  await expect(list.getByRole('link')).toHaveText([/^€\s6\.000/, /^€\s7\.000/]);
  await expect(list.getByRole('link').first()).toHaveAttribute('target', '_top');
});

test('a hidden address is an area, and says so', async ({ page }) => {
  const host = await hostMap(page);
  const about = 'Ongeveer hier: het adres is niet openbaar.';
  await host.tell(dutchMessage(pins.filter(({ exact }) => !exact)));
  await expect(host.frame.locator('svg circle')).toHaveCount(1);
  await named(host, `2 panden, Bree, ${about}`).click();
  await expect(host.frame.getByRole('dialog').getByText(about)).toBeVisible();
  await expect(host.frame.getByRole('dialog').getByRole('link')).toHaveCount(2);
});

test('a group that the server made is zoomed in on, and then known by its references', async ({
  page,
}) => {
  const host = await hostMap(page);
  await host.tell(
    dutchMessage([{ ...pin(40, 51, 5), property: null, numbers: [40, 41], count: 2 }]),
  );
  const group = named(host, '2 panden, Inzoomen');
  for (let depth = 0; depth < 4; depth++) await group.click();
  const list = host.frame.getByRole('dialog', { name: '2 panden' });
  await expect(list.getByRole('listitem')).toHaveText(['Ref. 40', 'Ref. 41']);
  expect(await host.said('gevel:select')).toHaveLength(1);
});

test('what the page marks stands out', async ({ page }) => {
  const host = await hostMap(page);
  await host.tell(dutchMessage(pins));
  await host.tell({ type: 'gevel:mark', number: 1 });
  await expect(named(host, price(1))).toHaveAttribute('data-marked');
  await host.tell({ type: 'gevel:mark', number: 4 });
  await expect(named(host, price(1))).not.toHaveAttribute('data-marked');
  await expect(host.frame.locator('[data-marked]')).toHaveCount(1); // the cluster that it is in
  await host.tell({ type: 'gevel:mark', number: 999 });
  await expect(host.frame.locator('[data-marked]')).toHaveCount(0);
});

test('leaves out what is to be ignored', async ({ page }) => {
  const host = await hostMap(page);
  await host.tell(dutchMessage(pins, { ignore: [1, 3, 4] }));
  await expect(named(host, price(2))).toBeVisible();
  await expect(named(host, price(1))).toHaveCount(0);
  const counts = await host.frame.locator('button[data-number]').allTextContents();
  const homes = counts.map((text) => (text.startsWith('€') ? 1 : Number.parseInt(text, 10)));
  expect(homes.reduce((sum, count) => sum + count, 0)).toBe(pins.length - 3);
});

test("shows the agency's own picture for pins", async ({ page }) => {
  const host = await hostMap(page);
  await host.tell(dutchMessage(pins, { marker: '/favicon.svg' }));
  await expect(named(host, price(1)).locator('img')).toHaveAttribute('src', '/favicon.svg');
  await expect(named(host, price(1))).toHaveText('');
});

test('messages of others and messages without sense are left alone', async ({ page }) => {
  const host = await hostMap(page);
  await host.tell(dutchMessage([pin(1, 50.467, 4.867)]));
  await expect(named(host, price(1))).toBeVisible();
  const message = dutchMessage([pin(2, 49.61, 6.13)]);
  const frame = page.frames().find((one) => one.url().endsWith('/map/'));
  await frame?.evaluate((it) => postMessage(it, location.origin), message); // it talks to itself
  await page.evaluate((message) => {
    const stranger = document.createElement('iframe'); // another origin: none
    stranger.sandbox.add('allow-scripts');
    stranger.srcdoc = `<script>
      parent.frames[0].postMessage(${JSON.stringify(message)}, '*');
      parent.postMessage({ type: 'stranger' }, '*');
    </script>`;
    document.body.append(stranger);
  }, message);
  await expect.poll(() => host.said('stranger' as 'gevel:ready')).toHaveLength(1);
  for (const nonsense of [null, 'gevel:map', 7, { type: 'gevel:map' }, { type: 'gevel:mark' }]) {
    await host.tell(nonsense);
  }
  await host.tell({ type: 'gevel:mark', number: 1 }); // it comes after all the others
  await expect(named(host, price(1))).toHaveAttribute('data-marked');
  await expect(named(host, price(2))).toHaveCount(0);
});

test('moves and zooms by keyboard, from the map and from a pin', async ({ page }) => {
  const host = await hostMap(page);
  await host.tell(dutchMessage([pin(1, 50.467, 4.867)]));
  const place = async () => (await named(host, price(1)).boundingBox()) ?? { x: 0, y: 0 };
  await named(host, price(1)).focus();
  const before = await place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await place()).x).toBeCloseTo(before.x - 80, 0);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await place()).y).toBeCloseTo(before.y - 80, 0);
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
  await host.tell(dutchMessage(pins));
  await map(host).focus();
  const order = ['Teken een gebied', 'Zoek terwijl ik de kaart verschuif', 'Inzoomen', 'Uitzoomen'];
  for (const name of order) {
    await page.keyboard.press('Tab');
    const role = name.startsWith('Zoek') ? 'checkbox' : 'button';
    await expect(host.frame.getByRole(role, { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(host.frame.locator('button[data-number]').first()).toBeFocused();
});

test('the page keeps its wheel; with ctrl it zooms', async ({ page }) => {
  const host = await hostMap(page);
  await host.tell(dutchMessage([pin(1, 50.467, 4.867)]));
  const bar = host.frame.locator('small').filter({ hasText: /^\d+ k?m$/ });
  await expect(bar).toHaveText('2 km');
  await page.mouse.move(500, 500);
  await page.mouse.wheel(0, -300);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 100);
  await page.mouse.wheel(0, 100);
  await page.keyboard.up('Control');
  await expect(bar).toHaveText('10 km'); // two steps out, and none in before
});

test('pinches with two fingers', { tag: '@phone-only' }, async ({ page }) => {
  const host = await hostMap(page);
  await host.tell(dutchMessage([pin(1, 50.467, 4.867)]));
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

test('searches as the map moves, when asked to', async ({ page }) => {
  const host = await hostMap(page);
  await host.tell(dutchMessage([pin(1, 50.467, 4.867)]));
  const follow = host.frame.getByRole('checkbox');
  const drag = async () => {
    await page.mouse.move(700, 600);
    await page.mouse.down();
    await page.mouse.move(600, 600, { steps: 5 });
    await page.mouse.up();
  };
  await drag();
  await follow.check();
  await expect.poll(() => host.said('gevel:moved')).toHaveLength(1);
  await drag();
  await expect.poll(() => host.said('gevel:moved')).toHaveLength(2);
  const [first, second] = await host.said('gevel:moved');
  expect(second?.bounds.west).toBeGreaterThan(first?.bounds.west ?? 180);
  expect(second?.bounds.north).toBe(first?.bounds.north);
  // What comes back for these bounds does not move the map.
  const bounds: Area = { kind: 'bounds', ...(second?.bounds ?? area) };
  await host.tell(dutchMessage([pin(2, 50.5, 4.867)], { area: bounds }));
  await expect(named(host, price(2))).toBeVisible();
  await drag();
  await expect.poll(() => host.said('gevel:moved')).toHaveLength(3);
  const third = (await host.said('gevel:moved'))[2];
  expect(third?.bounds.north).toBe(second?.bounds.north);
});

test('an area of the address is shown from the start', async ({ page }) => {
  const host = await hostMap(page);
  const corners = [
    { latitude: 51.1, longitude: 5.5 },
    { latitude: 51.2, longitude: 5.6 },
    { latitude: 51.1, longitude: 5.7 },
  ];
  await host.tell(dutchMessage(pins, { area: { kind: 'polygon', points: corners } }));
  await expect(host.frame.locator('path[d^="M"][d$="Z"]')).toHaveCount(1);
  await expect(host.frame.getByText('Bree', { exact: true })).toBeInViewport();
  await expect(named(host, 'Wis het gebied')).toBeVisible();
  await host.tell(dutchMessage(pins, { area }));
  await expect(host.frame.getByRole('checkbox')).not.toBeChecked();
});

test('draws an area corner by corner, and removes it', async ({ page }) => {
  const host = await hostMap(page);
  await host.tell(dutchMessage(pins));
  await named(host, 'Teken een gebied').click();
  await expect(host.frame.getByRole('status')).toContainText('hoekpunten');
  for (const [x, y] of [
    [400, 300],
    [800, 300],
    [600, 600],
    [402, 302],
  ] as const) {
    await page.mouse.click(x, y);
  }
  await expect.poll(() => host.said('gevel:drawn')).toHaveLength(1);
  const [{ polygon } = { polygon: null }] = await host.said('gevel:drawn');
  expect(polygon).toHaveLength(3);
  expect(polygon?.[0]?.latitude).toBe(polygon?.[1]?.latitude);
  expect(polygon?.[2]?.latitude).toBeLessThan(polygon?.[0]?.latitude ?? 0);
  await named(host, 'Wis het gebied').click();
  await expect(map(host)).toBeFocused();
  expect((await host.said('gevel:drawn'))[1]).toEqual({ type: 'gevel:drawn', polygon: null });
});

test('draws an area in one line', async ({ page }) => {
  const host = await hostMap(page);
  await host.tell(dutchMessage(pins));
  await named(host, 'Teken een gebied').click();
  await page.mouse.move(800, 400);
  await page.mouse.down();
  for (let i = 1; i <= 200; i++) {
    const turn = (i / 200) * 2 * Math.PI;
    await page.mouse.move(600 + 200 * Math.cos(turn), 400 + 150 * Math.sin(turn));
  }
  await page.mouse.up();
  await expect.poll(() => host.said('gevel:drawn')).toHaveLength(1);
  const corners = (await host.said('gevel:drawn'))[0]?.polygon?.length;
  expect(corners).toBeGreaterThan(8);
  expect(corners).toBeLessThanOrEqual(100);
});

test('draws by keyboard: what is seen, Enter, Escape', async ({ page }) => {
  const host = await hostMap(page);
  await host.tell(dutchMessage(pins));
  await named(host, 'Teken een gebied').press('Enter');
  await named(host, 'Neem wat u nu ziet').press('Enter');
  await expect.poll(() => host.said('gevel:drawn')).toHaveLength(1);
  expect((await host.said('gevel:drawn'))[0]?.polygon).toHaveLength(4);
  await expect(map(host)).toBeFocused();
  await named(host, 'Teken een gebied').click();
  await page.mouse.click(400, 300);
  await page.mouse.click(800, 300);
  await page.keyboard.press('Enter'); // two corners are no area
  await page.mouse.click(600, 600);
  await page.keyboard.press('Enter');
  await expect.poll(() => host.said('gevel:drawn')).toHaveLength(2);
  await named(host, 'Teken een gebied').click();
  await page.keyboard.press('Escape');
  await expect(named(host, 'Teken een gebied')).toBeVisible();
  expect(await host.said('gevel:drawn')).toHaveLength(2);
});

for (const [name, reach] of [
  ['with pins', async () => {}],
  ['with a card', async (host: MapHost) => named(host, price(1)).click()],
  ['while drawing', async (host: MapHost) => named(host, 'Teken een gebied').click()],
] as const) {
  test(`the map ${name}: no barrier`, { tag: '@phone' }, async ({ page }) => {
    const host = await hostMap(page);
    await host.tell(dutchMessage(pins));
    await expect(named(host, price(1))).toBeVisible();
    await reach(host);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  });
}

import AxeBuilder from '@axe-core/playwright';
import { pin } from '../../web/test/pins.ts';
import { dutchMessage, hostMap, type MapHost, salePins } from '../map/host.ts';
import { map, named, pins, price } from '../map/properties.ts';
import { expect, test } from '../visitor.ts';

test('shows pins and clusters, and loads nothing from third parties', async ({ page }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const host = await hostMap(page);
  await host.post(dutchMessage(pins));
  await expect(named(host, price(1))).toHaveText('€\u00a01.000');
  await expect(host.frame.locator('button[data-number]')).toHaveText([
    '5', // Bree and Kinrooi
    '2 panden',
    '€\u00a01.000',
    '€\u00a02.000',
  ]);
  await expect(host.frame.getByText('Kaart: Natural Earth')).toBeVisible();
  expect(await host.reports('gevel:ready')).toHaveLength(1);
  expect([...origins]).toEqual([new URL(page.url()).origin]);
});

test('zooms in on a cluster until its pins are apart', async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage(pins.filter(({ numbers: [number = 0] }) => number < 6)));
  await named(host, '3 panden, Inzoomen').click();
  await expect(named(host, price(3))).toBeInViewport();
  await expect(named(host, price(4))).toBeInViewport();
  await expect(named(host, price(5))).toBeInViewport();
  await expect(map(host)).toBeFocused(); // the cluster is gone
  expect(await host.reports('gevel:select')).toEqual([]);
});

test('no two pins overlap', async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage(await salePins()));
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

test('opens the card of a property and goes to its page', { tag: '@phone' }, async ({ page }) => {
  const host = await hostMap(page);
  const [found] = (await salePins()).filter(({ exact }) => exact);
  const property = found?.property;
  if (!found || !property) throw new Error('the sample has no property with an address');
  await host.post(dutchMessage([found]));
  await host.frame.locator('button[data-number]').click();
  const card = host.frame.getByRole('dialog', { name: `${property.title}, ${property.price}` });
  await expect(card).toBeFocused();
  await expect(card.getByText('168 m²')).toBeVisible();
  await expect(card.locator('img')).toHaveAttribute('alt', property.thumbnail?.alt ?? '');
  expect(await host.reports('gevel:select')).toEqual([
    { type: 'gevel:select', numbers: [property.number] },
  ]);
  await card.getByRole('link').click();
  await page.waitForURL(`**${property.path}`);
});

test('turns the photos of a card once they have come', async ({ page }) => {
  const host = await hostMap(page);
  const [found, other] = (await salePins()).filter(({ property }) => property?.thumbnail);
  const [number, cover] = [found?.numbers[0], found?.property?.thumbnail];
  const next = other?.property?.thumbnail;
  if (!found || !number || !cover || !next) throw new Error('the sample has no photos');
  await host.post(dutchMessage([found]));
  await host.frame.locator('button[data-number]').click();
  const card = host.frame.getByRole('dialog');
  await expect(named(host, 'Volgende foto')).toHaveCount(0);
  await host.post({ type: 'gevel:photos', number, photos: [cover, next] });
  await named(host, 'Volgende foto').click();
  await expect(named(host, 'Volgende foto')).toHaveCount(0);
  await expect(card.locator('img').last()).toBeInViewport();
  await named(host, 'Vorige foto').click();
  await expect(card.locator('img').first()).toBeInViewport();
});

test('closes a card by its button or by Escape, and the pin gets the focus', async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage(pins));
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

test('lists several properties at one point', async ({ page }) => {
  const host = await hostMap(page);
  await host.post(dutchMessage(pins.filter(({ numbers: [number = 0] }) => number > 5)));
  await named(host, '2 panden, Bree').click();
  const list = host.frame.getByRole('dialog', { name: '2 panden' });
  await expect(list.getByRole('link')).toHaveText([/^€\s6\.000/, /^€\s7\.000/]);
  await expect(list.getByRole('link').first()).toHaveAttribute('target', '_top');
});

test('shows a hidden address as an area, and says so', async ({ page }) => {
  const host = await hostMap(page);
  const about = 'Ligging bij benadering: het adres is niet openbaar.';
  await host.post(dutchMessage(pins.filter(({ exact }) => !exact)));
  await expect(host.frame.locator('svg circle')).toHaveCount(1);
  await named(host, `2 panden, Bree, ${about}`).click();
  await expect(host.frame.getByRole('dialog').getByText(about)).toBeVisible();
  await expect(host.frame.getByRole('dialog').getByRole('link')).toHaveCount(2);
});

test('zooms in on a cluster of the server, and then lists its references', async ({ page }) => {
  const host = await hostMap(page);
  await host.post(
    dutchMessage([{ ...pin(40, 51, 5), property: null, numbers: [40, 41], count: 2 }]),
  );
  const cluster = named(host, '2 panden, Inzoomen');
  for (let depth = 0; depth < 4; depth++) await cluster.click();
  const list = host.frame.getByRole('dialog', { name: '2 panden' });
  await expect(list.getByRole('listitem')).toHaveText(['Ref. 40', 'Ref. 41']);
  expect(await host.reports('gevel:select')).toHaveLength(1);
});

for (const [name, reach] of [
  ['with pins', async () => {}],
  ['with a card', async (host: MapHost) => named(host, price(1)).click()],
  ['while drawing', async (host: MapHost) => named(host, 'Teken een gebied').click()],
] as const) {
  test(`the map ${name} is accessible`, { tag: '@phone' }, async ({ page }) => {
    const host = await hostMap(page);
    await host.post(dutchMessage(pins));
    await expect(named(host, price(1))).toBeVisible();
    await reach(host);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  });
}

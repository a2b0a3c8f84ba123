import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { barriers } from '../barriers.ts';
import { type ConfiguredSite, serveConfigured } from '../configured.ts';
import { expect, test } from '../visitor.ts';
import { words } from '../words.ts';

/** A site with a file of streets, whose agency has a token of Mapbox too. */
const folder = mkdtempSync(join(tmpdir(), 'gevel-streets-'));
const file = join(folder, 'streets.pmtiles');
let site: ConfiguredSite;
test.beforeAll(async () => {
  execFileSync('go', ['run', './tests/streets', file]);
  site = await serveConfigured({ tags: { mapboxToken: 'pk.test' } }, '-tiles', file);
});
test.afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

test('sees streets under the pins without a request to another host', { tag: '@phone' }, async ({
  page,
  overheard,
}) => {
  test.slow(); // without a graphics card the processor draws, which is slow
  overheard.forgiven.push(/GL Driver Message/); // the driver warns that a screenshot waits for the drawing
  const hosts = new Set<string>();
  const ranges: number[] = [];
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('response', (answer) => /\.pmtiles$/.test(answer.url()) && ranges.push(answer.status()));
  await page.addInitScript(() => {
    localStorage.setItem('consent', 'set');
    localStorage.setItem('ad_personalization', 'true'); // Mapbox too would be allowed
  });

  await page.goto(`${site.origin}/nl/te-koop/?city=Bree%7C3960&view=map`);
  await drawn(page);
  expect(ranges.length).toBeGreaterThan(1);
  expect(ranges.every((status) => status === 206)).toBe(true);
  await expect.poll(async () => (await park(page)).length).toBeGreaterThan(1000);
  await expect(frame(page).getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' })); // nothing is half under a bar
  expect(await barriers(page)).toEqual([]);
  await draws(page);
  await usesTheKeyboard(page);

  await page.setViewportSize({ width: 1280, height: 900 }); // on a phone and a tablet a pin chooses its card below the map
  await page.goto(`${site.origin}/fr/a-vendre/?text=1096&view=map`);
  await drawn(page);
  await opensACard(page);
  await fillsTheWindow(page);
  expect([...hosts]).toEqual([new URL(site.origin).host]);

  await page.route('**/*.pmtiles', (route) => route.fulfill({ status: 503 }));
  overheard.forgiven.push(/status of 503/);
  await page.goto(`${site.origin}/en/for-sale/?text=1096&view=map`);
  await expect(frame(page).getByText(words('en')('map.credit'))).toBeVisible();
  await expect(pins(page)).toHaveCount(1);
});

const frame = (page: Page) => page.frameLocator('iframe[src="/map/"]');
const pins = (page: Page) => frame(page).locator('button[data-number]');
/** On a busy machine without a graphics card drawing takes seconds. */
const drawn = (page: Page) =>
  expect(frame(page).locator('[data-drawn]')).toBeAttached({ timeout: 30_000 });

/** Makes the view the area of the list, which the map then shows, and removes it again. */
async function draws(page: Page): Promise<void> {
  const say = words('nl');
  await frame(page)
    .getByRole('button', { name: say('map.draw') })
    .click();
  await frame(page)
    .getByRole('button', { name: say('map.useView') })
    .click();
  await expect(page).toHaveURL(/area=/);
  await expect(frame(page).locator('path[d^="M"][d$="Z"]')).toHaveCount(1);
  await frame(page)
    .getByRole('button', { name: say('map.removeArea') })
    .click();
  await expect(page).not.toHaveURL(/area=/);
}

/** Checks that the arrow keys move the streets together with the pins. */
async function usesTheKeyboard(page: Page): Promise<void> {
  const pin = pins(page).first();
  const before = await pin.boundingBox();
  const streets = await column(page);
  await frame(page).getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await pin.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  const by = ((await pin.boundingBox())?.x ?? 0) - (before?.x ?? 0);
  await expect.poll(async () => Math.abs((await column(page)) - streets - by)).toBeLessThan(3);
}

async function opensACard(page: Page): Promise<void> {
  await pins(page).first().click();
  await expect(frame(page).getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pins(page).first()).toBeFocused();
}

async function fillsTheWindow(page: Page): Promise<void> {
  const say = words('fr');
  await frame(page)
    .getByRole('button', { name: say('map.full') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCSS('position', 'fixed');
  await page.keyboard.press('Escape');
  await expect(frame(page).getByRole('button', { name: say('map.full') })).toBeVisible();
}

/** Where the park begins, pixels from the left. */
const column = async (page: Page) => Math.min(...(await park(page)));

/** The columns of all pixels of the map that have the colour of parks, as flavor.ts has it. */
async function park(page: Page): Promise<number[]> {
  const png = await page.locator('iframe[src="/map/"]').screenshot();
  return page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const to = canvas.getContext('2d');
    to?.drawImage(picture, 0, 0);
    const all = to?.getImageData(0, 0, picture.width, picture.height).data ?? [];
    const found: number[] = [];
    for (let i = 0; i < all.length; i += 4) {
      if ([0xd9, 0xe9, 0xd1].every((one, j) => Math.abs((all[i + j] ?? 0) - one) < 3))
        found.push((i / 4) % picture.width);
    }
    return found;
  }, png.toString('base64'));
}

import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { type ConfiguredSite, serveConfigured } from './configured.ts';
import { comeNear, expect, test } from './visitor.ts';

let site: ConfiguredSite;

test.beforeAll(async ({ browser }) => {
  site = await serveConfigured({});
  const page = await browser.newPage();
  const room = await roomOf(page);
  await page.close();
  const points = [
    { plan: 'floorplan-01.svg', x: 50, y: 80, shows: 'room.jpg' },
    { plan: 'floorplan-01.svg', x: 36, y: 63, shows: 'interior-living-01.jpg' },
  ];
  await site.changeProperty(1043, { panoramas: ['room.jpg'], points }, { 'room.jpg': room });
});

test.afterAll(async () => {
  await site.close();
});

test('looks around in a room, with the keyboard and from the plan', { tag: '@phone' }, async ({
  page,
  visit,
  overheard,
}) => {
  overheard.forgiven.push(/GPU stall/); // the test reads what is drawn, which nobody else does
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(`${site.origin}/property/1043/`);
  expect(loaded.filter((url) => /PictureDialog|Panoramas|PlanBoards/.test(url))).toEqual([]);
  const still = page.getByRole('region', { name: 'Rondkijken' }).getByRole('link');
  await expect(still).toHaveAttribute('href', /^\/media\/\w+\.jpg$/);
  expect(await barriers(page)).toEqual([]);
  await comeNear(still);
  await still.click();
  const dialog = page.getByRole('dialog', { name: 'Rondkijken' });
  const room = dialog.getByRole('application');
  await expect.poll(() => middle(room)).not.toEqual([0, 0, 0]);
  expect(await barriers(page)).toEqual([]);
  const before = await middle(room);
  await room.focus();
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => middle(room)).not.toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(still).toBeFocused();
  const photo = page.getByRole('link', { name: /^Bekijk de foto/ });
  await comeNear(photo);
  await photo.click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.getByRole('link', { name: /^Rondkijken op deze plek/ })).toBeVisible();
});

test('scrolls through a wide picture without WebGL, and opens its file without scripts', async ({
  page,
  browser,
}) => {
  const address = `${site.origin}/property/1043/`;
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null; // of a browser without WebGL
  });
  await page.goto(address);
  const room = page.getByRole('region', { name: 'Rondkijken' }).getByRole('link');
  await comeNear(room);
  await room.click();
  const dialog = page.getByRole('dialog', { name: 'Rondkijken' });
  const picture = dialog.getByRole('group');
  await expect(picture.getByRole('img')).toHaveJSProperty('naturalWidth', 1200);
  expect(await barriers(page)).toEqual([]);
  await picture.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => picture.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const rooms = plain.getByRole('region', { name: 'Rondkijken' });
  const plans = plain.getByRole('region', { name: 'Plannen' });
  for (const link of [
    rooms.getByRole('link'),
    plans.getByRole('link', { name: /^Rondkijken op deze plek/ }),
    plans.getByRole('link', { name: /^Bekijk de foto/ }),
  ]) {
    await plain.goto(address);
    await link.click();
    await expect(plain).toHaveURL(/\/media\/\w+\.jpg$/);
  }
  await context.close();
});

type Canvas = ReturnType<Page['locator']>;

/** The colour in the middle of what is drawn. */
function middle(canvas: Canvas): Promise<number[]> {
  return canvas.evaluate(async (drawn: HTMLCanvasElement) => {
    await new Promise(requestAnimationFrame);
    dispatchEvent(new Event('resize')); // what was drawn is readable in the same moment only
    const copy = document.createElement('canvas').getContext('2d');
    copy?.drawImage(drawn, drawn.width / 2, drawn.height / 2, 1, 1, 0, 0, 1, 1);
    return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  });
}

/** A picture of a room, with a colour for each direction and a grid. */
async function roomOf(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 600];
    const paint = canvas.getContext('2d');
    if (!paint) throw new Error('no canvas');
    for (let i = 0; i < 12; i++) {
      paint.fillStyle = `hsl(${i * 30} 40% 60%)`;
      paint.fillRect(i * 100, 0, 98, 600);
    }
    for (let y = 0; y < 600; y += 100) paint.fillRect(0, y, 1200, 2);
    return canvas.toDataURL('image/jpeg', 0.8);
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

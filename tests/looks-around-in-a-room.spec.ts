import type { Page } from '@playwright/test';
import { pathsOf } from './addresses.ts';
import { barriers } from './barriers.ts';
import { type ConfiguredSite, serveConfigured } from './configured.ts';
import { moveFingers } from './fingers.ts';
import { comeNear, expect, test, visitorsLanguage } from './visitor.ts';
import { type Language, words } from './words.ts';

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

test('looks around in a room, with keys, mouse and fingers, and from the plan', {
  tag: '@phone',
}, async ({ page, visit, overheard }) => {
  overheard.forgiven.push(/GPU stall/); // the test reads the drawn pixels, which the site never does
  const language = visitorsLanguage();
  const say = words(language);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(await addressOf(language));
  expect(loaded.filter((url) => /PictureDialog|Panoramas|PlanBoards/.test(url))).toEqual([]);
  const still = page.getByRole('region', { name: say('property.look') }).getByRole('link');
  await expect(still).toHaveAttribute('href', /^\/media\/\w+\.jpg$/);
  expect(await barriers(page, language)).toEqual([]);
  await comeNear(still);
  await still.click();
  const dialog = page.getByRole('dialog', { name: say('property.look') });
  const room = dialog.getByRole('application');
  await expect.poll(() => row(room)).not.toEqual(Array(27).fill(0));
  expect(await barriers(page, language)).toEqual([]);

  /** Checks that an action changes what is in view. */
  const turns = async (act: () => Promise<void>) => {
    const before = await row(room);
    await act();
    await expect.poll(() => row(room)).not.toEqual(before);
  };
  await turns(async () => {
    await room.focus();
    for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowRight');
  });
  await turns(async () => {
    await page.mouse.move(200, 300);
    await page.mouse.down();
    await page.mouse.move(350, 320, { steps: 4 });
    await page.mouse.up();
  });
  await turns(() =>
    moveFingers(page, [
      [100, 300],
      [300, 330],
    ]),
  );
  await turns(() =>
    moveFingers(
      page,
      [
        [150, 300],
        [60, 300],
      ],
      [
        [250, 300],
        [340, 300],
      ],
    ),
  );
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  const still360 = await row(room);
  await page.waitForTimeout(200);
  expect(await row(room), 'it moves only when it is told to').toEqual(still360);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(still).toBeFocused();
  const photo = page.getByRole('link', { name: starting(say('property.look.photo', { alt: '' })) });
  await comeNear(photo);
  await photo.click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: say('ui.close') }).click();
  const point = starting(say('property.look.point', { alt: '' }));
  await expect(page.getByRole('link', { name: point })).toBeVisible();
});

test('a picture that does not load is tried again, and one that is too large for the device says so', async ({
  page,
  visit,
  overheard,
}) => {
  overheard.forgiven.push(/GPU stall/, /Failed to load resource/);
  const say = words('en');
  await page.setViewportSize({ width: 834, height: 1112 });
  await page.addInitScript(() => {
    const real = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      return name === this.MAX_TEXTURE_SIZE ? 1024 : real.call(this, name);
    };
  });
  await visit(await addressOf('en'));
  const still = page.getByRole('region', { name: say('property.look') }).getByRole('link');
  await comeNear(still);
  const pictures = /\/media\/\w+\.(jpg|webp)/;
  await page.route(pictures, (route) => route.abort());
  await still.press('Enter');
  const dialog = page.getByRole('dialog', { name: say('property.look') });
  await expect(dialog.getByRole('alert')).toHaveText(say('property.look.failed'));
  expect(await barriers(page, 'en')).toEqual([]);
  await page.unroute(pictures);
  await dialog.getByRole('button', { name: say('layout.failure.again') }).press('Enter');
  await expect(dialog.getByRole('application')).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText(say('property.look.reduced'));
  expect(await barriers(page, 'en')).toEqual([]);
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

/** The address of the property with the room. */
async function addressOf(language: Language): Promise<string> {
  return site.origin + (await pathsOf('property(number: 1043)'))[language];
}

/** Matches a name that begins with a text. */
const starting = (text: string) => new RegExp(`^${text.trim().replace(/[\s\u00a0]*:$/, '')}`);

/** The colours of nine places across the middle of what is drawn. */
function row(canvas: Canvas): Promise<number[]> {
  return canvas.evaluate(async (drawn: HTMLCanvasElement) => {
    await new Promise(requestAnimationFrame);
    dispatchEvent(new Event('resize')); // what was drawn is readable in the same moment only
    const copy = document.createElement('canvas').getContext('2d');
    copy?.drawImage(drawn, 0, drawn.height / 2, drawn.width, 1, 0, 0, 9, 1);
    const colours = [...(copy?.getImageData(0, 0, 9, 1).data ?? [])];
    return colours.filter((_, i) => i % 4 < 3);
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { barriers } from '../barriers.ts';
import { freePort } from '../configured.ts';
import { codeOf, deskWords, secretShown } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = deskWords('nl');

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">
  <path d="M3 26V10L14 2l11 8v16z" fill="#1f5478"/><path d="M10 26v-9h8v9" fill="#e6c65c"/></svg>`;

/** A program over an empty folder, with the link that it prints. */
async function serveNothing() {
  const folder = mkdtempSync(join(tmpdir(), 'gevel-new-'));
  const address = `localhost:${await freePort()}`;
  const server = spawn('bin/gevel', ['serve', '-addr', address, '-data', join(folder, 'data')], {
    cwd: root,
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => {
      said += text;
      if (said.includes('Gevel serves')) resolve();
    });
    server.once('exit', () => reject(new Error('the program does not start over nothing')));
  });
  server.removeAllListeners('exit');
  const close = async () => {
    if (server.kill()) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin: `http://${address}`, link: /http:\S+#\S+/.exec(said)?.[0] ?? '', close };
}

test('an agency goes from an empty folder to a public home page and its desk', async ({
  page,
  overheard,
}) => {
  overheard.forgiven.push(/status of 410/); // what a site that stands answers to its set-up
  const site = await serveNothing();
  try {
    expect((await page.request.get(site.origin)).status()).toBe(503);
    await page.goto(site.link);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const next = () => page.keyboard.press('Enter');

    await expect(field(say('setup.agency.name'))).toBeFocused();
    await next();
    await expect(page.getByText(say('setup.required'))).toBeVisible();
    await field(say('setup.agency.name')).fill('Brouwers Vastgoed');
    await page.getByLabel(say('setup.language.fr'), { exact: true }).check();
    await field(say('setup.agency.name')).focus();
    for (const width of [390, 834, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await barriers(page)).toEqual([]);
    }
    await next();

    await expect(page).toHaveURL(/\/setup\/office$/);
    await field(say('setup.office.street')).fill('Markt 4');
    await field(say('setup.office.place')).fill('3640 Bree');
    await field(say('setup.office.phone')).fill('089 00 00 20');
    await field(say('setup.office.email')).fill('info@example.com');
    await field(say('setup.office.number')).fill('500.000');
    await next();
    await expect(page.getByText(say('setup.office.unknownPlace'))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await field(say('setup.office.place')).fill('3640 Kinrooi');
    await page.getByRole('button', { name: say('setup.back') }).click(); // back loses nothing
    await expect(field(say('setup.agency.name'))).toHaveValue('Brouwers Vastgoed');
    await page.goForward().catch(() => null);
    await page.getByRole('button', { name: say('setup.next') }).click();
    await expect(field(say('setup.office.place'))).toHaveValue('3640 Kinrooi');
    await field(say('setup.office.place')).focus();
    await next();

    await expect(page).toHaveURL(/\/setup\/manager$/);
    await field(say('setup.manager.name')).fill('Els Brouwers');
    await field(say('setup.manager.email')).fill('els@example.com');
    await field(say('signIn.password')).fill('een lange zin met lakens');
    await next();
    await expect(page).toHaveURL(/\/setup\/code$/);
    const secret = await secretShown(page);
    expect(await barriers(page)).toEqual([]);
    await page.reload(); // what was kept is there
    await field(say('signIn.code.field')).fill(codeOf(secret));
    await next();

    await expect(page).toHaveURL(/\/setup\/appearance$/);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
    await expect(field(say('setup.appearance.buttons'))).toHaveValue('#1f5478');
    await field(say('setup.appearance.accent')).fill('e6c65c'); // as one copies it, without its #
    await expect(field(say('setup.appearance.accent'))).toHaveValue('#e6c65c');
    await expect(page.getByText(say('setup.appearance.faint'))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page
      .getByRole('button', { name: say('setup.appearance.take', { colour: '#877436' }) })
      .click();
    await expect(field(say('setup.appearance.accent'))).toHaveValue('#877436');
    await field(say('setup.appearance.accent')).focus();
    await next();

    await expect(page).toHaveURL(/\/setup\/ready$/);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: say('setup.ready.button') }).click();
    await expect(page.getByRole('heading', { name: say('setup.finished.title') })).toBeFocused();
    await expect(page.getByRole('listitem')).toHaveCount(10);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: say('setup.finished.desk') }).click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.getByRole('link', { name: say('firstSteps.PROPERTY') }).click();
    await page.getByRole('button', { name: say('newProperty.title') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('newProperty.street')).fill('Eersteweg');
    await dialog.getByLabel(say('newProperty.town')).fill('3640 Kinrooi');
    await dialog.getByRole('button', { name: say('newProperty.make') }).click();
    await page.getByRole('button', { name: say('standing.publish') }).click();
    await dialog.getByRole('button', { name: say('standing.follows.AVAILABLE') }).click();
    await expect(page.getByRole('link', { name: say('properties.open') })).toBeVisible();

    await page.goto(`${site.origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thuis in Kinrooi');
    const only = page.getByRole('article').filter({ hasText: 'Eersteweg' });
    const photo = await only.locator('div').first().boundingBox();
    expect(photo?.height, 'the photo of the only property is no strip').toBeGreaterThan(300);
    await expect(page.getByRole('contentinfo')).toContainText('BIV 500.000');
    const brick = await page
      .getByRole('main')
      .evaluate((main) => getComputedStyle(main).getPropertyValue('--brick'));
    expect(brick).toBe('#1f5478');

    await page.goto(`${site.origin}/setup/`);
    await expect(page.getByText(say('setup.stands.title'))).toBeVisible();
  } finally {
    await site.close();
  }
});

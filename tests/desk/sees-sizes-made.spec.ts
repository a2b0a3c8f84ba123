import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectNoBarriers } from '../barriers.ts';
import { type ConfiguredSite, serveConfigured } from '../configured.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');
const root = fileURLToPath(new URL('../..', import.meta.url));

/** So many new pictures take longer than it takes to look at the bar, whatever else the machine does. */
const pictures = 40;

let site: ConfiguredSite;

test.beforeAll(async () => {
  site = await serveConfigured({});
  ownSizes(join(site.data, 'media/sizes'));
});

test.afterAll(async () => {
  await site.close();
});

test('the desk says how many sizes of new pictures are missing, until all are made @release', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const staff = newStaff('Eva Redactie', 'editor', 'nl', site.data);
  await startSession(page, staff, '/desk/pictures', site.origin);
  await expect(page.getByRole('heading', { name: say('pictures.title'), level: 1 })).toBeVisible();
  const photos = newPictures();
  await site.changeProperty(1043, { photos: Object.keys(photos), points: [] }, photos);
  const bar = page.getByRole('progressbar', { name: wordsOfSizes });
  await expect(bar).toBeVisible({ timeout: 30_000 });
  const missing = await bar.evaluate((element: HTMLProgressElement) => [
    element.max - element.value,
    element.labels[0]?.textContent ?? '',
  ]);
  expect(missing[1]).toContain(say('pictures.sizes', { missing: Number(missing[0]) }));
  await expectNoBarriers(page);
  await expect(bar).toHaveCount(0, { timeout: 240_000 });
  expect(
    String(execFileSync('bin/gevel', ['pictures', '-data', site.data], { cwd: root })),
  ).toMatch(/^Sizes of pictures: \d+ made, 0 to be made\.$/m);
});

/** The text beside the bar, with any number of sizes. */
const wordsOfSizes = new RegExp(say('pictures.sizes', { missing: 2 }).replace('2', '\\d[\\d.]*'));

/** Photographs of the sample with a note of their own, so that their sizes were never made before. */
function newPictures(): Record<string, Uint8Array> {
  const folder = join(root, 'sample/photos');
  const names = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
  const list = Array.from({ length: pictures }, (_, i) => {
    const bytes = readFileSync(join(folder, names[i % names.length] ?? ''));
    const note = Buffer.from(crypto.randomUUID());
    const head = Buffer.from([0xff, 0xfe, 0, note.length + 2]);
    return [`new-${i}.jpg`, Buffer.concat([bytes.subarray(0, 2), head, note, bytes.subarray(2)])];
  });
  return Object.fromEntries(list);
}

/** Gives a site a copy of the sizes that all share, so that those of this test go with it. */
function ownSizes(folder: string): void {
  const shared = realpathSync(folder);
  cpSync(shared, `${folder}-own`, { recursive: true });
  rmSync(folder);
  renameSync(`${folder}-own`, folder);
}

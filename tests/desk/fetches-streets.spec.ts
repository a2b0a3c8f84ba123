import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../barriers.ts';
import { type ConfiguredSite, serveConfigured } from '../configured.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');
const folder = mkdtempSync(join(tmpdir(), 'gevel-basemap-'));
let basemap: Basemap;
let site: ConfiguredSite;

test.beforeAll(async () => {
  basemap = await serveBasemap();
  site = await serveConfigured({}, '-streets-from', basemap.address);
});
test.afterAll(async () => {
  await site.close();
  basemap.server.close();
  rmSync(folder, { recursive: true });
});

test('a manager fetches the streets of the map, of which the size is said before, and visitors see them', async ({
  page,
  overheard,
}) => {
  test.slow(); // without a graphics card the processor draws, which is slow
  overheard.forgiven.push(/GL Driver Message/); // the driver warns that a screenshot waits for the drawing
  const staff = newStaff('Eva Straten', 'manager', 'nl', site.data);
  await startSession(page, staff, '/desk/settings#streets', site.origin);
  const part = page.getByRole('region', { name: say('streets.title') });
  const button = (name: string) => part.getByRole('button', { name: say(name), exact: true });
  await expect(part.getByText(say('streets.none'))).toBeVisible();

  basemap.answers = 'whole';
  await button('streets.measure').click();
  await expect(part.getByRole('alert')).toContainText(say('streets.failed.NO_RANGES'));
  basemap.answers = 'ranges';
  await button('streets.measure').click();
  await expect(part.getByText(said('streets.measured'))).toBeVisible();
  await expect(part.getByRole('alert')).toHaveCount(0);
  await expect(button('streets.fetch')).toBeFocused();
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoBarriers(page);
  }

  basemap.answers = 'half';
  await button('streets.fetch').click();
  await expect(part.getByRole('progressbar')).toBeVisible();
  await expectNoBarriers(page);
  await page.goto(`${site.origin}/desk/inbox`); // who leaves the page does not end it
  await page.goto(`${site.origin}/desk/settings#streets`);
  await expect(part.getByRole('progressbar')).toBeVisible();
  await button('streets.cancel').click();
  await expect(part.getByText(said('streets.brokenOff'))).toBeVisible();
  await expect(button('streets.measure')).toBeFocused();

  basemap.answers = 'ranges';
  await button('streets.measure').click();
  await expect(part.getByText(said('streets.goesOn'))).toBeVisible();
  await button('streets.fetch').click();
  await expect(part.getByText(/^De kaart toont straten van/)).toBeVisible();
  await expect(part.getByText(said('streets.brokenOff'))).toHaveCount(0);
  await seesStreets(page);
});

/** The text of a message, with any sizes. */
function said(id: string): RegExp {
  const text = say(id, { size: 'SIZE', arrived: 'SIZE' }).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(text.replaceAll('SIZE', '[\\d,.]+ kB'));
}

/** The public map draws streets from the site's own server, and names where they come from. */
async function seesStreets(page: Page): Promise<void> {
  await page.goto(`${site.origin}/nl/te-koop/?city=Bree%7C3960&view=map`);
  const frame = page.frameLocator('iframe[src="/map/"]');
  await expect(frame.locator('[data-drawn]')).toBeAttached({ timeout: 30_000 });
  await expect(frame.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
}

interface Basemap {
  readonly address: string;
  readonly server: Server;
  /** Ranges as it should, the whole file whatever is requested, or half of each range and then nothing. */
  answers: 'ranges' | 'whole' | 'half';
}

/** Serves the streets of the tests as a public basemap. */
async function serveBasemap(): Promise<Basemap> {
  const file = join(folder, 'basemap.pmtiles');
  execFileSync('go', ['run', './tests/streets', file]);
  const content = readFileSync(file);
  const server = createServer((request, response) => answer(made, content, request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const made: Basemap = {
    address: `http://127.0.0.1:${port}/basemap.pmtiles`,
    server,
    answers: 'ranges',
  };
  return made;
}

function answer(
  { answers }: Basemap,
  content: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [, from = 0, to = 0] = (/bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []).map(
    Number,
  );
  if (answers === 'whole') {
    response.end(content);
    return;
  }
  const part = content.subarray(from, to + 1);
  response.writeHead(206, {
    ETag: '"1"',
    'Content-Range': `bytes ${from}-${from + part.length - 1}/${content.length}`,
    'Content-Length': part.length,
  });
  if (answers === 'half') response.write(part.subarray(0, part.length / 2));
  else response.end(part);
}

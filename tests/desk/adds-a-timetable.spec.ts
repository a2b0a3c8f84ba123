import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../barriers.ts';
import { type ConfiguredSite, serveConfigured } from '../configured.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';
import { zipOf } from '../zip.ts';

const say = deskWords('nl');
let site: ConfiguredSite;

test.beforeAll(async () => {
  site = await serveConfigured({});
});
test.afterAll(() => site.close());

/** A timetable of one bus, with a stop in Clervaux beside a property, one without a name, and a last day. */
function timetable(until = '20991231'): { name: string; mimeType: string; buffer: Buffer } {
  const tables = {
    'agency.txt': 'agency_id,agency_name\n1,Chemins de fer\n',
    'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\n1,Gare,50.0536,6.0265\n2,,50.06,6.03\n',
    'routes.txt': 'route_id,route_short_name,route_type\nr,170,3\n',
    'calendar.txt': `service_id,monday,end_date\ns,1,${until}\n`,
    'trips.txt': 'route_id,service_id,trip_id\nr,s,t\n',
    'stop_times.txt': 'trip_id,stop_id\nt,1\nt,2\n',
  };
  return { name: 'gtfs.zip', mimeType: 'application/zip', buffer: zipOf(tables) };
}

const part = (page: Page) => page.getByRole('region', { name: say('timetables.title') });

test('a manager adds a timetable, reads what was left out, replaces it and removes it; pages show its stops', async ({
  page,
  overheard,
}) => {
  test.slow(); // its barriers are looked for twice
  overheard.forgiven.push(/net::ERR_/); // the connection is lost on purpose
  const staff = newStaff('Tom Tram', 'manager', 'nl', site.data);
  await startSession(page, staff, '/desk/settings#timetables', site.origin);
  const list = part(page);
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }, label = '') =>
    list
      .getByLabel(label || say('timetables.add'), { exact: true })
      .setInputFiles(file, { noWaitAfter: true });
  await expect(list.getByText(say('timetables.none'))).toBeVisible();
  await list.getByRole('button', { name: say('timetables.add') }).click();
  await expect(list.getByLabel(say('timetables.name'), { exact: true })).toBeFocused();
  await expect(list.getByText(say('timetables.refusal.BAD_NAME'))).toBeVisible();

  const name = list.getByLabel(say('timetables.name'), { exact: true });
  await name.fill('CFL');
  await choose({ name: 'x.zip', mimeType: 'application/zip', buffer: Buffer.from('no archive') });
  await expect(list.getByRole('alert')).toContainText(say('timetables.refusal.NO_ZIP'));

  await page.route('**/desk/timetable?*', (route) => route.abort('connectionreset'));
  await name.fill('CFL');
  await choose(timetable());
  await expect(list.getByRole('alert')).toHaveText(say('timetables.failed.offline'));
  await page.unroute('**/desk/timetable?*');

  await name.fill('CFL');
  await choose(timetable());
  await expect(list.getByText(say('timetables.added', { name: 'CFL' }))).toBeVisible();
  await expect(list.getByText(say('timetables.warning.NO_PLACE', { value: '2' }))).toBeVisible();
  const row = list.getByRole('listitem').filter({ hasText: 'Chemins de fer' });
  await expect(row).toContainText(say('timetables.has', { stops: 1, lines: 1 }));
  await expect(row).toContainText(say('timetables.near', { count: 1 }));
  await expect(row).toContainText('2099');
  await expectNoBarriers(page);

  await choose(timetable('20200101'), `${say('timetables.replace')} CFL`);
  await expect(list.getByText(say('timetables.warning.ENDED'))).toBeVisible();
  await expect(row).toContainText('2020');
  const shown = await page.request.post(`${site.origin}/graphql`, {
    data: { query: '{ property(number: 1078) { stops { name lines { name } } } }' },
  });
  expect(await shown.json(), 'the page of a home nearby shows it').toMatchObject({
    data: { property: { stops: [{ name: 'Gare', lines: [{ name: '170' }] }] } },
  });

  await page.goto(`${site.origin}/desk/settings#timetables`);
  await row.getByRole('button', { name: say('timetables.remove') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say('timetables.remove.text'));
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: say('timetables.remove'), exact: true }).click();
  await expect(list.getByText(say('timetables.none'))).toBeVisible();
});

test('a timetable that is on its way says how far it is, and is stopped', async ({
  page,
  overheard,
}) => {
  overheard.forgiven.push(/net::ERR_/);
  const staff = newStaff('Bea Bus', 'manager', 'nl', site.data);
  await startSession(page, staff, '/desk/settings#timetables', site.origin);
  const list = part(page);
  await page.route('**/desk/timetable?*', () => {}); // the server reads, and reads
  await list.getByLabel(say('timetables.name'), { exact: true }).fill('TEC');
  await list
    .getByLabel(say('timetables.add'), { exact: true })
    .setInputFiles(timetable(), { noWaitAfter: true });
  await expect(list.getByRole('progressbar')).toBeVisible();
  await expectNoBarriers(page);
  await list.getByRole('button', { name: say('timetables.stop') }).click();
  await expect(list.getByRole('progressbar')).toHaveCount(0);
  await expect(list.getByRole('alert')).toHaveCount(0);
});

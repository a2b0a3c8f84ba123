import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { browser, flags } from '../tools/browser.mjs';
import { refused } from './choice.ts';
import { address, origin, post } from './origin.ts';
import { shareSizes } from './sizes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * A folder that is there as long as the tests run: the site of these tests starts with nothing and imports the sample, as
 * anyone's first start does, and its emails go to a mail server with nothing in its folder. The workers read this file too.
 */
function freshFolder(variable: string, prepare: (folder: string) => void = () => {}): string {
  const stored = process.env[variable];
  if (stored) return stored;
  const folder = mkdtempSync(join(tmpdir(), 'gevel-'));
  process.env[variable] = folder;
  prepare(folder);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const data = freshFolder('GEVEL_TEST_DATA', shareSizes);
const emails = freshFolder('GEVEL_TEST_EMAILS');

/** A page of a test lives for seconds: the time that V8 takes to compile its code again, to faster code, does not come back. */
const quickly = '--js-flags=--no-turbofan,--no-maglev';

/** Fewer processes: drawing and the network are threads of the browser's own one, as on small phones, which takes less time. */
const inOne = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2'];

/**
 * Tests in core/ that npm test leaves to npm run test:release: the same test in French or English, whose title ends with the language, and
 * what is tagged @release.
 */
const release = /@release|, (?:fr|en)(?=$|[:,]| @)/m;

/** What npm run test:release takes from core/: that, and once more at three widths what npm test judges at one (widths in barriers.ts). */
const rest = new RegExp(`@widths|${release.source}`, 'm');

const restOnPhone = new RegExp(`^(?=[^]*@phone)(?=[^]*(?:${rest.source}))`, 'm');

const desktop = { use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } };

const phone = {
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1, // its own 2.6 draws seven times the pixels, and no test looks at them
  },
};

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000, // what is too slow is seen by just bench, not here: a slow machine passes too
  expect: { timeout: 10_000 },
  retries: 2, // what passes only then is listed as flaky at the end: find out why; a server that ended fails each time
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    storageState: refused, // the visitors of most tests were here before
    serviceWorkers: 'block',
    reuseContext: true, // a fresh window for each test takes half a second; cookies, storage and cache are emptied
    contextOptions: { reducedMotion: 'reduce' }, // see withMotion in visitor.ts
    launchOptions: {
      executablePath: browser() ?? '',
      args: [...flags, quickly, ...inOne],
    },
  },
  projects: [
    { ...desktop, name: 'core', testDir: 'core', grepInvert: [/@phone-only/, release] },
    { ...phone, name: 'core-phone', testDir: 'core', grep: /@phone/, grepInvert: release },
    { ...desktop, name: 'desktop', testIgnore: 'core/**', grepInvert: /@phone-only/ },
    { ...phone, name: 'phone', testIgnore: 'core/**', grep: /@phone/ },
    { ...desktop, name: 'rest', testDir: 'core', grep: rest, grepInvert: /@phone-only/ },
    { ...phone, name: 'rest-phone', testDir: 'core', grep: restOnPhone },
  ],
  webServer: [
    {
      command: `go run ./tests/post -addr ${post} -to ${emails}`,
      cwd: root,
      port: Number(post.split(':')[1]),
      reuseExistingServer: false,
    },
    {
      command: `bin/gevel serve -addr ${address} -data ${data} -sample sample`,
      cwd: root,
      env: { GEVEL_SMTP: `smtp://${post}` },
      url: `${origin}/nl/`,
      reuseExistingServer: false,
    },
  ],
});

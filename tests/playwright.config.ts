import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { refused } from './choice.ts';
import { address, origin } from './origin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The site of these tests starts with nothing and imports the sample, as anyone's first start does. */
function freshData(): string {
  const kept = process.env.GEVEL_TEST_DATA;
  if (kept) return kept;
  const folder = mkdtempSync(join(tmpdir(), 'gevel-'));
  process.env.GEVEL_TEST_DATA = folder; // the workers read this file too
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    storageState: refused, // the visitors of most tests were here before
    serviceWorkers: 'block',
    // The trace holds the page at every step; a film of it would make the run a quarter longer.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `bin/gevel serve -addr ${address} -data ${freshData()} -sample sample`,
    cwd: root,
    url: `${origin}/nl/`,
    reuseExistingServer: false,
  },
});

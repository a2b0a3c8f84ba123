import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
import type { Engines } from './engine.ts';

const streets = join(process.env.GEVEL_TEST_DATA ?? '', 'streets.pmtiles');
const servers = Array.isArray(base.webServer) ? base.webServer : [];

/** Other browsers than Chromium on the same site, which has streets too. Playwright runs the journeys; it drives neither browser. */
export default defineConfig<object, Engines>({
  ...base,
  testDir: '.',
  testMatch: 'journeys.ts',
  outputDir: '../../test-results/browsers',
  timeout: 240_000,
  retries: 1,
  use: {},
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  webServer: servers.map((server) =>
    server.command.startsWith('bin/gevel')
      ? {
          ...server,
          command: `go run ./tests/streets ${streets} && exec ${server.command} -tiles ${streets}`,
        }
      : server,
  ),
});

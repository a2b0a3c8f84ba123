import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import type { Browser, Driver } from './driver.ts';
import { firefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

const engines = { firefox, webkit };

/** What a project of the configuration says. */
export interface Engines {
  readonly engine: keyof typeof engines;
}

interface Fixtures {
  /** Whether pages may run scripts. */
  readonly scripts: boolean;
  readonly driver: Driver;
  readonly visitor: Visitor;
}

/**
 * A journey has a window of its own, and fails when a script of a page did, where the browser says so. What a journey that failed saw last
 * is in its folder of test-results/browsers.
 */
export const test = base.extend<Fixtures, Engines & { running: Browser }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, use) => {
      const browser = await engines[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  scripts: [true, { option: true }],
  driver: async ({ running, scripts }, use, info) => {
    const driver = await running.open(scripts);
    try {
      await use(driver);
      if (driver.errors.length) throw new Error(`scripts failed: ${driver.errors.join('\n')}`);
    } finally {
      const seen = info.outputPath('seen.png');
      if (info.status !== info.expectedStatus) await writeFile(seen, await driver.picture());
      await driver.close();
    }
  },
  visitor: async ({ driver, scripts }, use) => {
    const visitor = new Visitor(driver);
    if (scripts) await visitor.refuse();
    await use(visitor);
  },
});

import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import type { Language } from './words.ts';

/** What a test observes of the browser besides the page. */
interface Overheard {
  /** The addresses of the requests to the graph. */
  readonly requests: string[];
  /** Errors and warnings of the console, also those of hydration. */
  readonly complaints: string[];
  /** Complaints that a test provokes on purpose and that do not fail it. */
  readonly forgiven: RegExp[];
}

interface Fixtures {
  overheard: Overheard;
  /** Opens an address and waits for hydration. */
  visit: (address: string) => Promise<Response | null>;
}

/** A test fails when the console shows any error or warning while it runs. */
export const test = base.extend<Fixtures>({
  overheard: [
    async ({ context }, use, { testId }) => {
      await context.setOffline(false); // the window is reused, and a test that failed may have left it without a connection
      await context.setExtraHTTPHeaders({ 'X-Forwarded-For': addressOf(testId) });
      const overheard: Overheard = { requests: [], complaints: [], forgiven: [] };
      listen(context, overheard);
      await use(overheard);
      const { complaints, forgiven } = overheard;
      const heard = complaints.filter((text) => !forgiven.some((known) => known.test(text)));
      expect(heard, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page }, use) => {
    await use(async (address) => {
      const response = await page.goto(address);
      await takenOver(page);
      return response;
    });
  },
});

export { expect };

/** A visitor who sees transitions and smooth scrolling; the others asked for reduced motion, since drawing each step costs time. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The language of a test that runs at two widths: on a phone French, elsewhere Dutch. */
export function visitorsLanguage(): Language {
  return base.info().project.name.endsWith('phone') ? 'fr' : 'nl';
}

/** Waits for hydration: from then on the app restores scroll positions itself. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Brings a part of a page near whose code loads then (Near.tsx), and waits for that. The app may put its own element in meanwhile. */
export async function comeNear(part: Locator): Promise<void> {
  await expect(() => part.scrollIntoViewIfNeeded({ timeout: 3000 })).toPass({ timeout: 15_000 });
  await expect(part.locator('xpath=ancestor::div[@data-live]')).toBeAttached();
}

/** Gives each test a network address of its own, since the limits of forms count by address. */
function addressOf(testId: string): string {
  const [, a = '', b = '', c = ''] = /(\w\w)(\w\w)(\w\w)$/.exec(testId) ?? [];
  return ['10', ...[a, b, c].map((part) => Number.parseInt(part, 16) || 1)].join('.');
}

function listen(context: BrowserContext, { requests, complaints }: Overheard): void {
  const gone = new Set<string>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') requests.push(request.url());
  });
  context.on('response', (response) => {
    const screen =
      response.request().isNavigationRequest() && [404, 410].includes(response.status());
    if (screen) gone.add(response.url()); // the browser reports a status that is intended
  });
  context.on('console', (message) => {
    const complains = ['error', 'warning'].includes(message.type());
    const intended = /status of 4(04|10)/.test(message.text()) && gone.has(message.location().url);
    const blocked = /Service Worker registration blocked by Playwright/.test(message.text());
    // A picture that a page before had too is taken from there, and Chromium wonders why it was fetched; see weighs-little.spec.ts.
    const before = /was preloaded using link preload but not used/.test(message.text());
    if (complains && !intended && !blocked && !before) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
}

import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Response,
} from '@playwright/test';

/** What is overheard while a visitor is on the site. */
interface Overheard {
  /** The addresses that the graph was asked at. */
  readonly asked: string[];
  /** What the browser complained of: errors and warnings, those of hydration too. */
  readonly complaints: string[];
  /** Complaints that a test provokes, and that it does not fail by. */
  readonly forgiven: RegExp[];
}

interface Fixtures {
  overheard: Overheard;
  /** Opens an address and waits until the app has taken over what the server wrote. */
  visit: (address: string) => Promise<Response | null>;
}

/** A test fails when the browser complained of anything while it ran. */
export const test = base.extend<Fixtures>({
  overheard: [
    async ({ context }, use, { testId }) => {
      await context.setExtraHTTPHeaders({ 'X-Forwarded-For': addressOf(testId) });
      const overheard: Overheard = { asked: [], complaints: [], forgiven: [] };
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

/** Waits for hydration: from then on the app restores scroll positions itself. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Every test is a visitor of its own to the limits of forms, which count by network address. */
function addressOf(testId: string): string {
  const [, a = '', b = '', c = ''] = /(\w\w)(\w\w)(\w\w)$/.exec(testId) ?? [];
  return ['10', ...[a, b, c].map((part) => Number.parseInt(part, 16) || 1)].join('.');
}

function listen(context: BrowserContext, { asked, complaints }: Overheard): void {
  const gone = new Set<string>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(request.url());
  });
  context.on('response', (response) => {
    const screen =
      response.request().isNavigationRequest() && [404, 410].includes(response.status());
    if (screen) gone.add(response.url()); // the browser complains of a status that is meant
  });
  context.on('console', (message) => {
    const told = ['error', 'warning'].includes(message.type());
    const meant = /status of 4(04|10)/.test(message.text()) && gone.has(message.location().url);
    const blocked = /Service Worker registration blocked by Playwright/.test(message.text());
    if (told && !meant && !blocked) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
}

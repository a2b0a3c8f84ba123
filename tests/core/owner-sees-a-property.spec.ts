import type { Page } from '@playwright/test';
import { newOwner, type Owner, ownerPages, seesProperty, signIn, street } from '../owner.ts';
import { expect, test } from '../visitor.ts';
import { languages, words } from '../words.ts';

const { login, owner: portal } = ownerPages;
/** The number of the owner's property that visitors do not see. */
const hidden = 1111;

/** The labels of a chart that are cut off or touch another one; runs in the page. */
function cutOrTouching(chart: Element): string[] {
  const frame = (chart.parentElement as Element).getBoundingClientRect();
  const words = [...chart.querySelectorAll('span')].filter((word) => word.checkVisibility());
  const boxes = words.map((word) => word.getBoundingClientRect());
  return words.flatMap((word, i) => {
    const { left, right, top, bottom } = boxes[i] as DOMRect;
    const touching = boxes.some(
      (other, j) =>
        j !== i &&
        left < other.right + 4 &&
        other.left < right + 4 &&
        top < other.bottom &&
        other.top < bottom,
    );
    return left < frame.left - 1 || right > frame.right + 1 || touching
      ? [word.textContent ?? '']
      : [];
  });
}

interface OwnedProperty {
  number: number;
  visits: { today: number; week: number; month: number; total: number };
  visitsPerDay: { date: string; count: number }[];
}

for (const language of languages) {
  const say = words(language);

  test(`sees the figures of a property as the graph gives them, ${language}`, async ({
    page,
    visit,
  }) => {
    await visit(login[language]);
    await signIn(page, newOwner(), say);
    const [property] = await query<OwnedProperty[]>(page);
    if (!property) throw new Error('the owner has no property');
    const { today, week, month, total } = property.visits;
    await expect(page.locator('dl dd')).toHaveText(
      [today, week, month, total].map((count) => new RegExp(`^${grouped(count)}( |$)`)),
    );
    expect(total).toBeGreaterThan(100);
    await expect(street(page)).toHaveCount(1);
    for (const part of ['viewings', 'communications', 'sources', 'online', 'documents', 'prices']) {
      const section = page.getByRole('region', { name: say(`owner.${part}`), exact: true });
      await expect(section.getByRole('listitem').first(), part).toBeVisible();
    }
    await expect(page.getByRole('region', { name: say('owner.matching') })).toContainText(/\d/);

    const chart = page.getByRole('img', { name: /\d/ }).filter({ has: page.locator('rect') });
    await expect(chart.locator('rect')).toHaveCount(30);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await chart.evaluate(cutOrTouching), `${width}`).toEqual([]);
    }
    await page.getByText(say('owner.asTable')).click();
    await expect(page.locator('tbody td')).toHaveText(
      property.visitsPerDay.map(({ count }) => grouped(count)).reverse(),
    );
  });
}

test('a property with a long history prints on two sheets', async ({ page, visit }) => {
  await visit(login.fr);
  const claire = { email: 'claire.dubois@example.com', password: 'brique-verger-soleil' };
  await signIn(page, claire, words('fr'));
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets.match(/\/Type \/Page\b/g)?.length).toBe(2);
});

test.describe('an owner of two properties', () => {
  const say = words('nl');
  let owner: Owner;

  test.beforeEach(async ({ page, visit }) => {
    owner = newOwner();
    await visit(login.nl);
    await signIn(page, owner, say);
  });

  test('chooses the other one, which stays chosen', { tag: '@phone' }, async ({ page }) => {
    await page.getByLabel(say('owner.property'), { exact: true }).selectOption(String(hidden));
    await expect(page).toHaveURL(`${portal.nl}?property=${hidden}`);
    await expect(page.getByText(say('owner.unseen'))).toBeVisible();
    await page.reload();
    await seesProperty(page, say);
    await expect(page.getByLabel(say('owner.property'), { exact: true })).toHaveValue(
      String(hidden),
    );
    await page.goto(`${portal.fr}?property=${hidden}`);
    await seesProperty(page, words('fr'));
    await expect(page.getByText(words('fr')('owner.unseen'))).toBeVisible();
  });

  test('downloads a document only with the session', async ({ page, browser, baseURL }) => {
    const documents = page.getByRole('region', { name: say('owner.documents'), exact: true });
    const url = await documents.getByRole('link').first().getAttribute('href');
    const document = await page.request.get(url ?? '');
    expect(document.status()).toBe(200);
    expect(document.headers()['content-type']).toContain('pdf');
    const stranger = await browser.newContext();
    const refused = await stranger.request.get(`${baseURL}${url}`, { maxRedirects: 0 });
    expect(refused.status()).not.toBe(200);
    await stranger.close();
  });

  test('sees an error when the data do not load, and can retry', async ({ page, overheard }) => {
    overheard.forgiven.push(/ERR_FAILED/);
    await page.route(/documentId/, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(say('owner.failure'));
    await page.unroute(/documentId/);
    await page.getByRole('button', { name: say('owner.again') }).click();
    await seesProperty(page, say);
  });
});

test('public pages and answers contain no data of owners', async ({ page, visit }) => {
  const say = words('nl');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit('/nl/');
  expect(scripts.filter((url) => /(Owner|Login)\w*Page|owner/.test(url))).toEqual([]);
  const answer = await page.goto(portal.nl);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  expect(await answer?.text()).toContain(say('owner.noScripts'));
});

/** Sends a query with the browser's session, as the owner's page does. */
async function query<T>(page: Page): Promise<T> {
  const query =
    '{ viewer { properties { number visits { today week month total } visitsPerDay { date count } } } }';
  const response = await page.request.post('/graphql', {
    data: { query },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  return (await response.json()).data.viewer.properties;
}

/** A number as every language of the site writes it: '1.248'. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.');
}

import { pathsOf } from '../addresses.ts';
import { queryGraph } from '../graph.ts';
import { expect, test, visitorsLanguage } from '../visitor.ts';
import { words } from '../words.ts';

/** The most pixels that a property's page is high in a window of 1440 px, with all that is for later closed. */
const mostHigh = 5500;

/** A villa for sale with plans, a film, all of the law's details and documents: one of the longest pages of the sample. */
const villa = 1085;

test('the page of a property answers questions in their order', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  const language = visitorsLanguage();
  const say = words(language);
  await visit((await pathsOf(`property(number: ${villa})`))[language]);
  const headings = await page.locator('article h2').allTextContents();
  expect(headings).toEqual([
    say('property.plans'),
    say('property.videos'),
    say('property.details'),
    say('property.surroundings'),
    say('property.energy'),
    say('property.flood'),
    say('property.documents'),
    say('property.costs'),
    say('property.duties'),
    say('property.history'),
  ]);

  // What it costs a month stands beside the price, and says what it assumes; its link calculates with the same loan.
  const aside = page.getByRole('complementary', { name: say('property.action') });
  await expect(aside).toContainText(say('property.month', { amount: '€ 2.398' }));
  const assumed = { share: '80', loan: '€ 492.000', years: 25, rate: '3,25' };
  await expect(aside).toContainText(say('property.monthLoan', assumed));
  const costs = page.getByRole('region', { name: say('property.costs') });
  await expect(costs.getByRole('textbox').first()).toBeHidden();
  await aside.getByRole('link', { name: say('property.monthOther') }).click();
  await expect(costs.getByLabel(say('property.cost.loan'))).toHaveValue('492000');
  await expect(costs).toContainText(/€\s2.397,60/);

  // A link to a closed section opens it.
  const documents = page.getByRole('region', { name: say('property.documents') });
  await expect(documents.getByRole('link').first()).toBeHidden();
  const here = page.getByRole('navigation', { name: say('property.onThisPage') });
  await here.getByRole('link', { name: say('property.documents') }).click();
  await expect(documents.getByRole('link').first()).toBeVisible();
});

test('what a page of a property has for later opens without scripts, and prints', async ({
  browser,
}) => {
  const say = words('nl');
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto((await pathsOf(`property(number: ${villa})`)).nl);
  const year = page.locator('#building dl');
  await expect(year).toBeHidden();
  await page.getByRole('heading', { name: say('property.group.building') }).click();
  await expect(year).toContainText('2004');
  await page.getByRole('heading', { name: say('property.group.building') }).click();
  await expect(year).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(year).toBeVisible();
  await expect(page.locator('#planning dl')).toBeVisible();
  await plain.close();
});

test('no page of a property is higher than one reads', async ({ page, visit }) => {
  test.setTimeout(180_000); // every property on offer
  const { properties } = await queryGraph<{ properties: { nodes: { path: string }[] } }>(
    '{ properties(language: NL, first: 100, filter: {}) { nodes { path } } }',
  );
  expect(properties.nodes.length).toBeGreaterThan(40);
  const nothing = {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  await page.route('**/media/**', (route) => route.fulfill(nothing)); // pictures have their places
  const high: string[] = [];
  for (const { path } of properties.nodes) {
    await visit(path);
    const height = await page.evaluate(() => {
      delete document.documentElement.dataset.opening; // parts below the window are laid out too
      return document.documentElement.scrollHeight;
    });
    if (height > mostHigh) high.push(`${path} ${height}`);
  }
  expect(high).toEqual([]);
});

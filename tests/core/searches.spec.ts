import { propertyNumber } from '../addresses.ts';
import { queryGraph } from '../graph.ts';
import { groups, panel, rows } from '../search/panel.ts';
import { expect, test } from '../visitor.ts';
import { languages } from '../words.ts';

const types = [
  'Villa/Woning/Hoeve',
  'Appartement',
  'Studio',
  'Grond',
  'Opbrengsteigendom',
  'Handelspand',
  'Garage/parking',
];

test.beforeEach(({ visit }) => visit('/nl/'));

test('shows the types alone, in order, before any words', { tag: '@phone' }, async ({ page }) => {
  await page.getByRole('combobox').click();
  await expect(groups(page)).toHaveText(['Type']);
  await expect(panel(page).getByRole('listitem').locator(':scope > span:first-child')).toHaveText(
    types,
  );
});

test('a type without properties is disabled and no link', async ({ page }) => {
  const { search } = await queryGraph<{
    search: { types: { name: string; saleCount: number; rentCount: number }[] };
  }>('{ search(text: "") { types { name saleCount rentCount } } }');
  const links = search.types.flatMap((type) => [type.saleCount, type.rentCount]);
  expect(links, 'the sample has a type without properties').toContain(0);
  await page.getByRole('combobox').click();
  await expect(groups(page)).toHaveText(['Type']);
  const greyed = panel(page).locator('[aria-disabled=true]');
  await expect(greyed).toHaveCount(links.filter((count) => count === 0).length);
  await expect(panel(page).locator('a[href]')).toHaveCount(
    links.filter((count) => count > 0).length,
  );
  expect(await greyed.evaluateAll((all) => all.filter((one) => one.closest('a')).length)).toBe(0);
});

test('a type links to its list', async ({ page }) => {
  await page.getByRole('combobox').click();
  await panel(page)
    .getByRole('link', { name: /^Te koop \d+ ?, Appartement$/ })
    .click();
  await expect(page).toHaveURL('/nl/te-koop/?type=2');
});

test('a city is found by its name, its postcode and without accents', { tag: '@phone' }, async ({
  page,
}) => {
  for (const text of ['kinr', '3640', 'KINROOI']) {
    await page.getByRole('combobox').fill(text);
    await expect(rows(page, 'Kinrooi [3640]')).toBeVisible();
  }
  await page.goto('/fr/');
  await page.getByRole('combobox').fill('liege');
  await expect(page.getByRole('dialog').getByText('Liège [4000]', { exact: true })).toBeVisible();
});

test('a reference finds one property', { tag: '@phone' }, async ({ page }) => {
  await page.getByRole('combobox').fill(String(propertyNumber));
  await expect(groups(page)).toHaveText(['Pand']);
  const hit = panel(page).getByRole('link');
  await expect(hit).toHaveCount(1);
  await expect(hit).toContainText('Ref: 1096');
  await expect(hit.locator('img')).toBeVisible();
  await hit.click();
  await expect(page).toHaveURL(/\/1096\/$/);
});

test('words without results say that nothing was found', async ({ page }) => {
  await page.getByRole('combobox').fill('qqqq');
  await expect(panel(page).getByRole('status')).toHaveText('Er is niets gevonden');
  await expect(panel(page).getByRole('listitem')).toHaveCount(0);
});

test('an answer to earlier words is not waited for, nor shown', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/graphql.*%22kinrooi%22/, async (route) => {
    await held;
    await route.continue();
  });
  const slow = page.waitForRequest(/%22kinrooi%22/);
  const late = page.waitForEvent('requestfailed', (request) => /%22kinrooi%22/.test(request.url()));
  await page.getByRole('combobox').fill('kinrooi');
  await slow;
  await page.getByRole('combobox').fill('bree');
  await expect(rows(page, 'Bree [3960]')).toBeVisible();
  expect((await late).failure()?.errorText).toBe('net::ERR_ABORTED');
  release();
  await page.waitForTimeout(200);
  await expect(rows(page, 'Bree [3960]')).toBeVisible();
  await expect(rows(page, 'Kinrooi [3640]')).toHaveCount(0);
});

test('new results are shown from the top', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.getByRole('combobox').fill('a');
  await expect(groups(page).last()).toHaveText('Pand');
  await panel(page).evaluate((element) => element.scrollTo(0, 120));
  expect(await panel(page).evaluate((element) => element.scrollTop)).toBe(120);
  await page.getByRole('combobox').fill('ap');
  await expect.poll(() => panel(page).evaluate((element) => element.scrollTop)).toBe(0);
});

test('the panel does not scroll sideways at any width', async ({ page, visit }) => {
  for (const language of languages) {
    await visit(`/${language}/`);
    for (const width of [320, 360, 390, 412, 834, 960, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const text of ['', 'a']) {
        await page.getByRole('combobox').fill(text);
        await expect(page.getByRole('dialog').getByRole('heading')).toHaveCount(text ? 3 : 1);
        const hidden = await page
          .getByRole('dialog')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(hidden, `${language} at ${width}`).toBe(0);
      }
    }
  }
});

test('the panel closes on a press elsewhere', { tag: '@phone' }, async ({ page }) => {
  await page.getByRole('combobox').click();
  await expect(panel(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toBeHidden();
});

test('Enter leads to the list of matches', { tag: '@phone' }, async ({ page }) => {
  await page.getByRole('combobox').fill('bree');
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL('/nl/te-koop/bree/');
  await expect(page.getByRole('link', { name: 'Verwijder filter Bree' })).toBeVisible();
});

test('the button opens the panel, and searches when it is open', async ({ page }) => {
  const button = page.getByRole('search').getByRole('button', { name: 'Zoeken' });
  await button.click();
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('peer');
  await button.click();
  await expect(page).toHaveURL('/nl/te-koop/peer/');
});

test('a press on a link follows it although the field loses the focus', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const field = page.getByRole('combobox');
  if (isMobile) await field.tap();
  else await field.click();
  const link = panel(page).getByRole('link', { name: /^Te koop \d+ ?, Villa/ });
  if (isMobile) await link.tap();
  else await link.click();
  await expect(page).toHaveURL('/nl/te-koop/?type=1');
});

test('a press beside a link keeps the panel open', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const field = page.getByRole('combobox');
  await field.click();
  const words = panel(page).getByText('Appartement', { exact: true });
  if (isMobile) await words.tap();
  else await words.click();
  await expect(panel(page)).toBeVisible();
  await field.fill('maaseik');
  await expect(rows(page, 'Maaseik [3680]')).toBeVisible();
  // The panel lies over the cards below it.
  const last = panel(page).getByRole('link').last();
  const to = await last.getAttribute('href');
  await last.click();
  await expect(page).toHaveURL(to ?? '');
});

test('screen readers hear how much was found', async ({ page }) => {
  await page.getByRole('combobox').fill(String(propertyNumber));
  await expect(panel(page).getByRole('status')).toHaveText('Eén resultaat');
  await page.getByRole('combobox').fill('qqqq');
  await expect(panel(page).getByRole('status')).toHaveText('Er is niets gevonden');
});

test('special characters cause no error', async ({ page, visit }) => {
  for (const text of ['"', "' OR 1=1 --", 'q* NEAR x', '(', '🏠', '0000', 'x'.repeat(100)]) {
    await test.step(text.slice(0, 12), async () => {
      await visit('/nl/');
      await page.getByRole('combobox').fill(text);
      await expect(panel(page).getByRole('status')).toHaveText(/gevonden|resulta/);
      await page.getByRole('combobox').press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te koop');
    });
  }
});

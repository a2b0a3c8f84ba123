import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { deskWords, newStaff, setUpAndSignIn } from './staff.ts';
import { expect, test } from './visitor.ts';

const say = deskWords('nl');

const save = (page: Page) => page.getByRole('button', { name: say('part.save') });
const saved = (page: Page) => page.getByText(say('part.saved'));

/** The field of a part in Dutch. */
const field = (page: Page, name: string) =>
  page.getByLabel(say('part.in', { field: say(`part.${name}`), language: 'NL' }), { exact: true });

test('changes a setting, finds it in the history, and takes it back', async ({ page }) => {
  const words = `Zoek een huis ${crypto.randomUUID()}`;
  await setUpAndSignIn(page, newStaff(), '/desk/settings');
  const title = field(page, 'search.title.text'); // the sample does not show it
  await expect(title).toBeVisible();
  const before = await title.inputValue();
  await title.fill(words);
  await page.reload(); // what was typed is kept until it is saved
  await expect(title).toHaveValue(words);
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue(before);
  const label = say('part.in', { field: say('part.search.title.text'), language: 'NL' });
  await page.getByRole('button', { name: say('part.historyOf', { part: label }) }).click();
  await expect(page.getByRole('dialog')).toContainText(words);
});

test('what a colleague wrote meanwhile stands beside the own text', async ({ page, browser }) => {
  await setUpAndSignIn(page, newStaff(), '/desk/settings');
  const colleague = await (await browser.newContext()).newPage();
  await setUpAndSignIn(colleague, newStaff('Bea Claes'), '/desk/settings');
  const days = page.getByLabel(say('part.settings.retentionDays.applyForJob'), { exact: true });
  const theirs = colleague.getByLabel(say('part.settings.retentionDays.applyForJob'), {
    exact: true,
  });
  const until = 400 + Math.floor(Math.random() * 1000); // other than in an earlier try
  await theirs.fill(String(until));
  await days.fill(String(until + 1));
  await save(colleague).click();
  await expect(saved(colleague)).toBeVisible();
  await save(page).click();
  await expect(page.getByText(say('part.notSavedStale'))).toBeVisible();
  await expect(page.getByText(say('part.stale', { name: 'Bea Claes' }))).toBeVisible();
  await page.getByRole('button', { name: say('part.keepMine') }).click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(days).toHaveValue(String(until + 1));
});

test('the settings have no barrier at any width', async ({ page }) => {
  await setUpAndSignIn(page, newStaff(), '/desk/settings');
  await expect(field(page, 'copyright')).toBeVisible();
  await field(page, 'search.title.text').fill('Niet bewaard');
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page)).toEqual([]);
    const save = page.getByRole('button', { name: say('part.save') });
    await expect(save).toHaveCount(width === 390 ? 2 : 1);
    if (width === 390) await expect(save.last()).toBeInViewport();
  }
});

test('an editor writes an article with its preview and publishes it', async ({ page }) => {
  const word = crypto.randomUUID();
  await setUpAndSignIn(page, newStaff('Eva Redactie', 'editor'), '/desk/articles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('articles.title'));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page)).toEqual([]);
  }
  await page.locator('a[href="/desk/articles/vacancies/site-manager"]').click();
  const body = field(page, 'body');
  const before = await body.inputValue();
  await body.fill(`## Wij zoeken u\n\nMet **${word}**. <script>alert(1)</script>`);
  const preview = page.getByRole('region', { name: say('articles.preview') });
  await expect(preview.locator('strong', { hasText: word })).toBeVisible();
  await expect(preview.locator('script')).toHaveCount(0);
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page)).toEqual([]);
  }
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  const slug = await field(page, 'slug').inputValue();
  const site = await page.context().newPage();
  await site.goto(`/nl/vacatures/${slug}/`);
  await expect(site.locator('strong', { hasText: word })).toBeVisible();
  await body.fill(before);
  await save(page).click();
  await expect(page.getByText(say('part.unsaved', { count: 1 }))).toHaveCount(0);
});

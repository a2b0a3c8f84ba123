import type { Locator, Page } from '@playwright/test';
import { barriers, expectNoBarriers, widths } from '../../barriers.ts';
import { deskWords, newStaff, startSession } from '../../staff.ts';
import { expect, test } from '../../visitor.ts';

const say = deskWords('nl');

const save = (page: Page) => page.getByRole('button', { name: say('part.save') });
const saved = (page: Page) => page.getByText(say('part.saved'));

/** The field of an article in Dutch. */
const field = (page: Page, name: string) =>
  page.getByLabel(say('part.in', { field: say(`part.${name}`), language: 'NL' }), { exact: true });

/** Pastes what a word processor copies, at the end of a field. */
const paste = (field: Locator, html: string) =>
  field.evaluate((area: HTMLTextAreaElement, copied) => {
    area.setSelectionRange(area.value.length, area.value.length);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    area.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

test('an editor writes an article with its preview and publishes it', { tag: '@widths' }, async ({
  page,
}) => {
  const word = crypto.randomUUID();
  await startSession(page, newStaff('Eva Redactie', 'editor'), '/desk/articles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('articles.title'));
  await expectNoBarriers(page);
  await page.locator('a[href="/desk/articles/vacancies/site-manager"]').click();
  const body = field(page, 'body');
  const before = await body.inputValue();
  await body.fill(`## Wij zoeken u\n\nMet **${word}**. <script>alert(1)</script>`);
  const preview = page.getByRole('region', { name: say('articles.preview') });
  await expect(preview.locator('strong', { hasText: word })).toBeVisible();
  await expect(preview.locator('script')).toHaveCount(0);
  for (const width of widths(page)) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded(); // the bar at the foot may cover a button by half
    expect(await barriers(page)).toEqual([]);
  }
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  const slug = await field(page, 'slug').inputValue();
  const site = await page.context().newPage();
  await site.goto(`/nl/vacatures/${slug}/`);
  await expect(site.locator('strong', { hasText: word })).toBeVisible();
  await paste(body, '<h1>Uit Word</h1><p>Met <b>vet</b><script>alert(1)</script></p>');
  await expect(body).toHaveValue(/## Uit Word\n\nMet \*\*vet\*\*$/);
  await body.fill('nadruk');
  await body.selectText();
  await page.getByRole('button', { name: say('markdown.bold') }).click();
  await expect(body).toHaveValue('**nadruk**');
  await expect(page.getByText(say('draft.drafted'))).toBeVisible(); // by itself

  await page.getByRole('radio', { name: say('language.FR') }).press('Space');
  await expect(page.getByText('**nadruk**', { exact: true })).toBeVisible(); // the original beside
  const first = page.getByRole('listitem').filter({ hasText: '**nadruk**' });
  await expect(
    first.getByText(say('paragraphs.changed', { language: say('language.NL') })),
  ).toBeVisible();
  for (const width of widths(page)) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    expect(await barriers(page)).toEqual([]);
  }
  const paragraph = {
    field: say('part.in', { field: say('part.body'), language: 'FR' }),
    number: 1,
  };
  const older = first.getByText(say('paragraphs.changed', { language: say('language.NL') }));
  await first.getByRole('button', { name: say('part.confirm') }).press('Enter');
  await expect(page.getByText(say('part.confirmed'))).toBeVisible();
  await expect(older).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(older).toBeVisible();
  await first.getByLabel(say('paragraphs.one', paragraph), { exact: true }).fill('**accent**');
  await expect(first.getByText(say('paragraphs.right'))).toHaveCount(0); // nothing is older any more
  await page.getByRole('button', { name: say('draft.discard') }).click();
  await page.getByRole('radio', { name: say('language.NL') }).press('Space');
  await body.fill(before);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

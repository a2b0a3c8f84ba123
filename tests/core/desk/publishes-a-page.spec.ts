import type { Page } from '@playwright/test';
import { barriers, expectNoBarriers } from '../../barriers.ts';
import { deskWords, newStaff, startSession } from '../../staff.ts';
import { expect, test } from '../../visitor.ts';

// They move and discard pages of one menu, so they run one after the other.
test.describe.configure({ mode: 'default' });

const say = deskWords('nl');

/** The field of a part in a language. */
const field = (page: Page, name: string, language: string) =>
  page.getByLabel(say('part.in', { field: say(`part.${name}`), language }), { exact: true });

const drafted = (page: Page) => page.getByText(say('draft.drafted'));

test('makes a page, previews it in three languages, publishes it, moves its address and takes it away', async ({
  page,
  overheard,
}) => {
  overheard.forgiven.push(/Blocked script execution/); // the test's own, in the preview
  const name = `kijkuren-${crypto.randomUUID().slice(0, 8)}`;
  await startSession(page, newStaff('Bea Claes', 'editor'), '/desk/pages');
  await page.getByRole('button', { name: say('pages.new') }).click();
  await field(page, 'title', 'NL').fill(name);
  await page.getByRole('button', { name: say('pages.make') }).click();
  await expect(page).toHaveURL(`/desk/pages/${name}`);
  await field(page, 'title', 'FR').fill(`${name} fr`);
  await field(page, 'title', 'EN').fill(`${name} en`);
  await page.getByRole('button', { name: say('modules.add') }).click();
  await page.getByLabel(say('modules.what')).selectOption('project-list');
  await page.getByLabel(say('part.hidden')).check({ force: true });
  await expect(drafted(page)).toBeVisible(); // by itself, once nothing is typed
  const frame = page.frameLocator('iframe');
  for (const language of ['nl', 'fr', 'en']) {
    await page.getByText(language, { exact: true }).last().click();
    const title = language === 'nl' ? name : `${name} ${language}`;
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  expect((await page.request.get(`/nl/${name}/`)).status()).toBe(404);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: say('draft.publish') }).click();
  await expect(page.getByText(say('part.saved'))).toBeVisible();
  for (const language of ['nl', 'fr', 'en'])
    expect((await page.request.get(`/${language}/${name}/`)).status()).toBe(200);

  for (const language of ['NL', 'FR'])
    await expect(field(page, 'paths', language)).toHaveValue(`/${name}/`);
  await field(page, 'paths', 'NL').fill(`/${name}-nu/`);
  await page.getByRole('button', { name: say('draft.publish') }).click();
  await expect(page.getByText(say('part.saved'))).toBeVisible();
  expect((await page.request.get(`/nl/${name}/`)).url()).toContain(`/nl/${name}-nu/`);
  expect((await page.request.get(`/fr/${name}/`)).url()).toContain(`/fr/${name}/`); // this one alone
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+z');
  await expect(field(page, 'paths', 'NL')).toHaveValue(`/${name}/`);
  expect((await page.request.get(`/nl/${name}-nu/`)).url()).toContain(`/nl/${name}/`);

  await page.goto(`/desk/pages/${name}?dialog=history`); // as a link does
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /^Bekijk/ })
    .nth(1)
    .click();
  await expect(dialog.getByText(`/${name}-nu/`)).toBeVisible();
  await dialog
    .getByRole('button', { name: /^Zet deze/ })
    .first()
    .click();
  await expect(page.getByText(say('versions.restored'))).toBeVisible();
  await expect(page).toHaveURL(`/desk/pages/${name}`);
  await expect(field(page, 'paths', 'NL')).toHaveValue(`/${name}-nu/`);
  await page.getByRole('button', { name: say('draft.when') }).click();
  await expect(dialog.getByRole('insertion').first()).toContainText(`/${name}-nu/`);
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/desk/pages/${name}`);
  await page.getByRole('button', { name: say('draft.discard') }).click();
  await expect(page.getByText(say('draft.discarded'))).toBeVisible();

  await page.getByRole('button', { name: say('pages.remove') }).click();
  await expect(page.getByText(say('draft.state.GONE'))).toBeVisible();
  await page.getByRole('button', { name: say('draft.publish') }).click();
  await expect(page.getByText(say('pages.gone'))).toBeVisible();
  expect((await page.request.get(`/nl/${name}/`)).status()).toBe(404);
});

test('@phone moves a page with keys and buttons, and throws the move away', async ({ page }) => {
  await startSession(page, newStaff('Bea Claes', 'editor'), '/desk/pages');
  const rows = page.locator('tbody tr');
  const link = rows.nth(1).getByRole('link');
  const discard = page.getByRole('button', { name: say('draft.discard') });
  await expect(link).toBeVisible();
  if (await discard.isVisible()) await discard.click(); // of an earlier try
  await expect(discard).toHaveCount(0);
  const title = (await link.textContent()) ?? '';
  // What another test writes to the menu in that moment is not taken back with the move: then this one moves it again.
  await expect(async () => {
    if ((await link.textContent()) !== title) {
      await rows.nth(2).getByRole('link').focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(link).toHaveText(title, { timeout: 2000 });
    }
    await link.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(rows.nth(2).getByRole('link')).toHaveText(title, { timeout: 2000 });
    await expect(rows.nth(2).getByRole('link')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(link).toHaveText(title, { timeout: 2000 });
  }).toPass();
  await link.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows.nth(2).getByRole('link')).toHaveText(title);
  await page.getByRole('button', { name: say('pages.step.in', { page: title }) }).click();
  await expect(rows.nth(2).locator('th')).toHaveAttribute('data-depth', '1');
  expect(await barriers(page)).toEqual([]);
  await discard.click();
  await expect(rows.nth(1).getByRole('link')).toHaveText(title);
});

test('plans a page for tomorrow with a colleague there, sees what is not translated, and takes the plan back', {
  tag: '@widths',
}, async ({ page, browser, baseURL, overheard }) => {
  overheard.forgiven.push(/Blocked script execution/); // the test's own, in the preview
  const name = `later-${crypto.randomUUID().slice(0, 8)}`;
  await startSession(page, newStaff('Bea Claes', 'editor'), '/desk/pages');
  await page.getByRole('button', { name: say('pages.new') }).click();
  await field(page, 'title', 'NL').fill(name);
  await page.getByRole('button', { name: say('pages.make') }).click();
  await expect(page).toHaveURL(`/desk/pages/${name}`);
  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-BE' });
  const colleague = await other.newPage();
  await startSession(colleague, newStaff('Tom Janssen', 'editor'), `/desk/pages/${name}`);
  await expect(page.getByText(say('live.others', { who: 'Tom Janssen', count: 1 }))).toBeVisible();

  await page.getByRole('button', { name: say('draft.when') }).click();
  const dialog = page.getByRole('dialog');
  const missing = { language: say('language.FR'), fields: say('part.title') };
  await expect(dialog.getByText(say('draft.untranslated', missing))).toBeVisible();
  await dialog.getByRole('button', { name: say('draft.later') }).click();
  const at = dialog.getByLabel(say('draft.at'));
  const tomorrow = await at.inputValue();
  await at.fill('2020-01-01T08:00');
  await dialog.getByRole('button', { name: say('draft.plan'), exact: true }).click();
  await expect(dialog.getByText(say('draft.notThen'))).toBeVisible();
  await expectNoBarriers(page);
  await at.fill(tomorrow);
  await dialog.getByRole('button', { name: say('draft.plan'), exact: true }).click();
  await expect(dialog).toBeHidden(); // it says for a moment what the page says then
  const planned = new RegExp(
    say('draft.planned', { at: '@', name: 'Bea Claes' }).replace('@', '.*'),
  );
  await expect(page.getByText(planned)).toBeVisible();
  await expect(colleague.getByText(planned)).toBeVisible(); // by itself
  await field(colleague, 'title', 'FR').fill(`${name} fr`);
  const lapsed = say('draft.lapsed', { at: '@', name: 'Bea Claes' }).split('@')[1] ?? '';
  await expect(page.getByText(lapsed)).toBeVisible(); // what was planned is another text now
  await expect(field(page, 'title', 'FR')).toHaveValue(`${name} fr`);
  await page.getByRole('button', { name: say('draft.takeBack') }).click();
  await expect(page.getByText(say('draft.unplanned'))).toBeVisible();
  await page.getByRole('button', { name: say('draft.discard') }).click();
  await expect(page.getByText(say('pages.gone'))).toBeVisible();
  await other.close();
});

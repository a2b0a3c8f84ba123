import type { Page } from '@playwright/test';
import { barriers, expectNoBarriers, widths } from '../../barriers.ts';
import { deskWords, newStaff, startSession } from '../../staff.ts';
import { expect, test } from '../../visitor.ts';

const say = deskWords('nl');

const save = (page: Page) => page.getByRole('button', { name: say('part.save') });
const saved = (page: Page) => page.getByText(say('part.saved'));

/** The field of a part in Dutch. */
const field = (page: Page, name: string) =>
  page.getByLabel(say('part.in', { field: say(`part.${name}`), language: 'NL' }), { exact: true });

test('changes a setting, finds it in the history, and takes it back', async ({ page }) => {
  const words = `Zoek een huis ${crypto.randomUUID()}`;
  await startSession(page, newStaff(), '/desk/settings');
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
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText(words);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(title).toBeVisible();
});

test('the pictures for a place of a list stay open after a reload', async ({ page }) => {
  await startSession(page, newStaff(), '/desk/settings');
  const offices = page.getByRole('group', { name: say('part.offices'), exact: true });
  await offices.getByRole('button').first().click();
  await offices.getByRole('button', { name: say('pictures.choose') }).click();
  const picker = page.getByRole('dialog', { name: say('pictures.chooseTitle') });
  await expect(picker).toBeVisible();
  await page.reload();
  await picker.locator('[aria-pressed]').first().click();
  await expect(picker).toHaveCount(0);
  await expect(offices.getByRole('button', { name: say('pictures.without') })).toBeVisible();
});

test('says which line the law asks for is empty, and leads to its field', {
  tag: '@widths',
}, async ({ page }) => {
  await startSession(page, newStaff(), '/desk/settings');
  const policy = page.getByLabel(say('part.identity.policy'), { exact: true });
  await expect(policy).toBeVisible();
  const lacks = page.getByText(say('settings.lacks', { count: 1 }));
  if (!(await policy.inputValue())) {
    await policy.fill('000.000.000'); // an attempt before this one ended in between
    await page.keyboard.press('Control+s');
  }
  await expect(lacks).toHaveCount(0);
  await policy.fill('');
  await page.keyboard.press('Control+s');
  await expect(lacks).toBeVisible();
  await expect(page.getByText(say('settings.lacks.BE'))).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('link', { name: say('part.identity.policy'), exact: true }).click();
  await expect(policy).toBeFocused();
  await expect(policy).toBeInViewport();
  await page.keyboard.type('000.000.000');
  await page.keyboard.press('Control+s');
  await expect(lacks).toHaveCount(0);
});

test('what a colleague wrote meanwhile stands beside the own text', async ({ page, browser }) => {
  await startSession(page, newStaff(), '/desk/settings');
  const colleague = await (await browser.newContext()).newPage();
  await startSession(colleague, newStaff('Bea Claes'), '/desk/settings');
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

test('the settings have no barrier at any width', { tag: '@release' }, async ({ page }) => {
  await startSession(page, newStaff(), '/desk/settings');
  await expect(field(page, 'copyright')).toBeVisible();
  await field(page, 'search.title.text').fill('Niet bewaard');
  for (const width of widths(page)) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page)).toEqual([]);
    const save = page.getByRole('button', { name: say('part.save') });
    await expect(save).toHaveCount(width === 1440 ? 1 : 2);
    if (width !== 1440) await expect(save.last()).toBeInViewport();
  }
});

test('adds a hidden line to the top bar and moves it by keys; is told of a faint colour, a bad link and bad opening hours', {
  tag: '@widths',
}, async ({ page }) => {
  const words = `Lijn ${crypto.randomUUID()}`;
  await startSession(page, newStaff(), '/desk/settings#HEADER');
  const bar = page.getByRole('group', { name: say('part.topBar') });
  await bar.getByRole('button', { name: say('list.add.topBar') }).click();
  const text = say('part.in', { field: say('list.topBar.label'), language: 'NL' });
  await bar.getByLabel(text, { exact: true }).fill(words);
  await bar.getByLabel(say('list.topBar.status')).selectOption('Draft');
  await bar.getByLabel(say('list.topBar.link')).fill('javascript:alert(1)');
  const colour = bar.getByLabel(say('list.topBar.color'), { exact: true });
  const faint = bar.getByText(say('part.faint', { contrast: 1.5, least: 4.5 }));
  await colour.fill('#a03c28');
  await expect(faint).toHaveCount(0);
  await colour.fill('#f1c40f');
  await expect(faint).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('Control+s');
  await expect(bar.getByText(say('part.problem.UNKNOWN'))).toBeVisible();
  await bar.getByLabel(say('list.topBar.link')).fill('/contact/');
  const line = bar.getByRole('button', { name: words, exact: true });
  await line.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(line).toBeFocused();
  await expect(bar.getByRole('status').filter({ hasText: words })).toHaveCount(1);
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(line).toBeVisible();
  await line.click();
  await bar.getByRole('button', { name: say('list.remove', { item: words }) }).click();
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();

  const offices = page.getByRole('group', { name: say('part.offices'), exact: true });
  await offices.getByRole('button').first().click();
  const hours = offices.getByRole('group', { name: say('list.offices.hours') });
  await hours.getByLabel(say('hours.from', { day: 'zondag' })).fill('12:00');
  await hours.getByLabel(say('hours.until', { day: 'zondag' })).fill('09:00');
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(offices.getByText(say('part.problem.END_BEFORE_START'))).toBeVisible();
});

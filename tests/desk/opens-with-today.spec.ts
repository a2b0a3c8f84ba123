import { barriers } from '../barriers.ts';
import { write } from '../desk.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

test('today shows a new lead; G and a letter go to the screens @phone', async ({ page }) => {
  test.setTimeout(60_000);
  await write(page, `Vandaag ${crypto.randomUUID()}`);
  await startSession(page, newStaff(), '/desk/');
  const fresh = page.getByRole('region', { name: say('today.new') });
  await expect(fresh.getByRole('link').nth(1)).toBeVisible();
  expect(await fresh.getByRole('listitem').count()).toBeLessThanOrEqual(5);
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page)).toEqual([]);
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(room, 'no sideways scroll').toBeLessThanOrEqual(width);
  }
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('inbox.title'));
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(page.getByRole('dialog')).toHaveCount(0); // B alone blocks time there
  await expect(page).toHaveURL(/\/desk\/week$/);
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await fresh.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByText(say('lead.course'))).toBeVisible();
});

test('a part that cannot be read leaves the others standing', async ({ page, overheard }) => {
  overheard.forgiven.push(/ERR_FAILED/);
  await write(page, `Een deel ${crypto.randomUUID()}`);
  await startSession(page, newStaff(), '/desk/me');
  let cut = true;
  await page.route(/\/graphql$/, (route) =>
    cut && route.request().postData()?.includes('"day"') ? route.abort() : route.continue(),
  );
  await expect(page.getByText(say('me.thisBrowser'))).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  const appointments = page.getByRole('region', { name: say('today.appointments') });
  await expect(appointments.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('region', { name: say('today.new') })).toBeVisible();
  cut = false;
  await appointments.getByRole('button', { name: say('state.again') }).click();
  await expect(page.getByText(say('state.offline.title'))).toHaveCount(0);
});

test('an editor’s first screen has what an editor does', async ({ page }) => {
  await startSession(page, newStaff('Els Maes', 'editor'), '/desk/');
  await expect(page.getByRole('region', { name: say('today.yesterday') })).toBeVisible();
  await expect(page.getByText(say('today.yesterdayLeads'), { exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: say('today.new') })).toHaveCount(0);
  await page.goto('/desk/articles/our-services/sale-and-rent');
  const title = say('part.in', { field: say('part.title'), language: 'NL' });
  await page.getByLabel(title, { exact: true }).fill(`Verkopen ${crypto.randomUUID()}`);
  await expect(page.getByText(say('draft.drafted'))).toBeVisible(); // by itself
  await page.goto('/desk/');
  const drafts = page.getByRole('region', { name: say('today.drafts') });
  await expect(drafts.getByText(/Els Maes/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await drafts.getByRole('link', { name: /^Verkopen/ }).click();
  await page.getByRole('button', { name: say('draft.discard') }).click();
  await expect(page.getByText(say('draft.discarded'))).toBeVisible();
});

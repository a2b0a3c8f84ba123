import { barriers } from '../barriers.ts';
import { isStream, write } from '../desk.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

test('a new lead and what a colleague does come by themselves, and nothing that was typed is lost', async ({
  page,
  browser,
  baseURL,
  overheard,
}) => {
  overheard.forgiven.push(/ERR_FAILED/);
  const message = `Eerst ${crypto.randomUUID()}`;
  await write(page, message);
  await startSession(page, newStaff(), '/desk/inbox');
  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-BE' });
  const second = await other.newPage();

  // the stream of the first window breaks twice before it opens
  let broken = 0;
  await page.route(/\/graphql$/, (route) => {
    return isStream(route) && broken++ < 2 ? route.abort() : route.continue();
  });
  await page.goto('/desk/inbox?list=ALL');
  await page.getByRole('row').filter({ hasText: message }).getByRole('link').click();
  const note = page.getByLabel(say('lead.note'), { exact: true });
  await note.fill('Nog niet verstuurd');

  await startSession(second, newStaff('Tom Janssen'));
  await second.goto(page.url());
  await expect(page.getByText(say('live.others', { who: 'Tom Janssen', count: 1 }))).toBeVisible();
  await expect(second.getByText(/dit ook open/)).toContainText('An Vermeulen');
  await second.getByRole('radio', { name: say('lead.state.IN_HAND') }).click();
  await expect(page.getByRole('radio', { name: say('lead.state.IN_HAND') })).toBeChecked();
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('Nog niet verstuurd');
  expect(await barriers(page)).toEqual([]);

  const visitor = await other.newPage();
  const news = `Daarna ${crypto.randomUUID()}`;
  await write(visitor, news);
  await expect(page).toHaveTitle(/^\([1-9]\d*\) /);
  await expect(page.getByRole('status').getByText(/nieuwe lead/)).toBeAttached();
  await second.goto('/desk/inbox?list=ALL');
  const row = second.getByRole('row').filter({ hasText: message }).getByRole('link');
  await row.focus();
  await write(visitor, `En nog ${news}`);
  await expect(second.getByRole('row').filter({ hasText: `En nog ${news}` })).toBeVisible();
  await expect(row).toBeFocused();
  await other.close();
  await expect(page.getByText(/dit ook open/)).toHaveCount(0);
});

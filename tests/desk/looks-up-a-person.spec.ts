import { readFileSync } from 'node:fs';
import { barriers } from '../barriers.ts';
import { closed, write } from '../desk.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

test('a manager finds a person, takes the file and erases; an agent finds only @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const message = `Wis mij ${crypto.randomUUID()}`;
  const visitor = await write(page, message);
  await startSession(page, newStaff());
  await page.goto('/desk/people');
  const who = page.getByLabel(say('people.who'));
  await who.fill('geen adres@');
  await who.press('Enter');
  await expect(page.getByText(say('people.none.filter'))).toBeVisible();
  await who.fill('niemand@example.org');
  await who.press('Enter');
  await expect(page.getByRole('heading', { name: say('people.nothing.title') })).toBeVisible();
  await page.goto('/desk/people');
  await who.fill(visitor.toUpperCase());
  await who.press('Enter');
  await expect(page.getByRole('heading', { name: visitor })).toBeVisible();
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page)).toEqual([]);
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(room, 'no sideways scroll').toBeLessThanOrEqual(width);
  }
  await page.getByRole('button', { name: say('week.plan') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(say('signIn.email'), { exact: true })).toHaveValue(visitor);
  await expect(dialog.getByRole('combobox', { name: say('week.property') })).toBeFocused();
  await page.keyboard.press('Escape');
  await closed(page);

  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-BE' });
  const agent = await other.newPage();
  await startSession(agent, newStaff('Tom Janssen', 'agent'));
  await agent.goto(`/desk/people#${visitor}`);
  await expect(agent.getByRole('heading', { name: visitor })).toBeVisible();
  await expect(agent.getByRole('button', { name: say('people.erase.button') })).toHaveCount(0);
  await other.close();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say('people.give.button') }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain(message);
  const read = page.waitForEvent('download');
  await page.getByRole('button', { name: say('people.give.page') }).click();
  const pageOfPerson = await browser.newPage();
  await pageOfPerson.setContent(readFileSync(await (await read).path(), 'utf8'));
  await expect(pageOfPerson.getByText(message)).toBeVisible();
  expect(await barriers(pageOfPerson)).toEqual([]);
  await pageOfPerson.close();
  await page.getByRole('button', { name: say('people.erase.button') }).click();
  await expect(page.getByText(say('people.erase.REQUIRED'))).toBeVisible();
  await page.getByLabel(say('people.erase.again')).fill(visitor);
  const first = page.waitForEvent('download');
  await page.getByRole('button', { name: say('people.erase.button') }).click();
  await first; // the file must arrive before the person is erased
  await expect(page.getByText(say('people.erased.log'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say('people.nothing.email', { email: visitor }))).toBeVisible();
});

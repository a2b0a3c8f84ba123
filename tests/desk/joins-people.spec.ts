import { barriers } from '../barriers.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

test('finds two people with one number in the list, makes them one, and undoes it @phone', async ({
  page,
}) => {
  await startSession(page, newStaff(), '/desk/');
  const name = `Marie${crypto.randomUUID().slice(0, 8)}`;
  const number = `04${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
  const addresses = [`${name}.a@example.org`.toLowerCase(), `${name}.b@example.org`.toLowerCase()];
  for (const [at, address] of addresses.entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel(say('call.who'))
      .fill(`${name} ${['Maes', 'Nijs'][at]} ${number} ${address}`);
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
  }
  await page.goto('/desk/people');
  const who = page.getByLabel(say('people.who'));
  await who.fill(name);
  await who.press('Enter');
  const rows = page.getByRole('rowheader').filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page)).toEqual([]);
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(room, 'no sideways scroll').toBeLessThanOrEqual(width);
  }
  const list = page.url();
  await rows.first().getByRole('link').click();
  await page.getByRole('button', { name: say('people.compare') }).click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByRole('heading', { level: 2 }),
    'one reads from the top',
  ).toBeInViewport();
  await dialog.getByLabel(`${name} Maes`).check();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('people.join.button') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} Maes`);
  for (const address of addresses)
    await expect(page.getByRole('listitem').filter({ hasText: address }).first()).toBeVisible();
  await page.goto(list);
  await expect(rows).toHaveCount(1);
  await page.goto('/desk/done');
  await page
    .getByRole('row')
    .filter({ hasText: say('log.action', { name: 'joinPeople' }) })
    .first()
    .getByRole('button')
    .click();
  await expect(page.getByText(say('lead.undone')).first()).toBeAttached();
  await page.goto(list);
  await expect(rows).toHaveCount(2);
});

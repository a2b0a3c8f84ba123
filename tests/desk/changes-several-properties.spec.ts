import { expectNoBarriers } from '../barriers.ts';
import { type ConfiguredSite, serveConfigured } from '../configured.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');
let site: ConfiguredSite;

test.beforeAll(async () => {
  site = await serveConfigured({});
});
test.afterAll(async () => site.close());

test('a manager gives properties another standing and another agent, together, and takes it back', async ({
  page,
  overheard,
}) => {
  overheard.forgiven.push(/Failed to load resource/); // while the connection is lost
  await startSession(page, newStaff('Eva Zaak', 'manager', 'nl', site.data), '/desk/', site.origin);
  const made: number[] = [];
  for (const number of [1096, 1088]) {
    await page.goto(`${site.origin}/desk/properties/${number}/edit`);
    await page.getByRole('button', { name: say('editor.copy') }).click();
    await page.waitForURL(({ pathname }) => !pathname.includes(`${number}`));
    made.push(Number(/properties\/(\d+)/.exec(page.url())?.[1]));
  }
  await page.goto(`${site.origin}/desk/properties`);
  const row = (number: number) =>
    page.getByRole('row').filter({ has: page.locator(`a[href$="/desk/properties/${number}"]`) });
  for (const number of [...made, 1096]) await row(number).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: say('several.region') });
  await expect(bar).toContainText(say('bulk.chosen', { count: 3 }));
  await expectNoBarriers(page);
  await bar.getByRole('button', { name: say('several.agent') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('several.to.agent')).selectOption('Luc Reuter');
  await expect(dialog).toContainText(say('several.able', { count: 2 }));
  await expect(dialog).toContainText(say('several.stay', { count: 1 })); // the folder's
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: say('several.yes', { count: 2 }) }).click();
  await expect(page.getByText(say('several.done', { count: 2, to: 'Luc Reuter' }))).toBeVisible();
  for (const number of made) await expect(row(number)).toContainText('Luc Reuter');
  const undo = page.getByRole('button', { name: say('lead.undo') });
  await page.route('**/desk/graphql*', (route) => route.abort());
  await undo.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/desk/graphql*');
  await page
    .getByRole('alert')
    .getByRole('button', { name: say('lead.undo') })
    .click();
  await expect(page.getByText(say('several.undone', { count: 2 }))).toBeVisible();
  for (const number of made) await expect(row(number)).not.toContainText('Luc Reuter');

  await page.getByRole('checkbox', { name: /panden van deze bladzijde/ }).check();
  await bar.getByRole('button', { name: say('bulk.none') }).click();
  await expect(bar).toHaveCount(0);
  for (const number of made) await row(number).getByRole('checkbox').check();
  await bar.getByRole('button', { name: say('several.standing') }).click();
  await dialog.getByLabel(say('several.to.standing')).selectOption(say('standing.ARCHIVED'));
  await expect(dialog).toContainText(say('standing.follows.ARCHIVED'));
  await dialog.getByRole('button', { name: say('several.yes', { count: 2 }) }).click();
  for (const number of made) await expect(row(number)).toHaveCount(0);
  await page.getByRole('link', { name: say('properties.list.ARCHIVED') }).click();
  for (const number of made) await expect(row(number)).toContainText(say('standing.ARCHIVED'));
});

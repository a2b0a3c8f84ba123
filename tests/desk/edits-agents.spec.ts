import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../barriers.ts';
import { type ConfiguredSite, serveConfigured } from '../configured.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

let site: ConfiguredSite;

test.beforeAll(async () => {
  site = await serveConfigured({});
});
test.afterAll(async () => site.close());

test('a manager takes on an agent, whom visitors see, and cannot let go one who has homes', async ({
  page,
}) => {
  const say = deskWords('nl');
  await openAgents(page);
  const agents = page.getByRole('group', { name: say('part.agents') });
  await agents.getByRole('button', { name: say('list.add.agents') }).click();
  const field = (name: string) => agents.getByLabel(say(`list.agents.${name}`), { exact: true });
  await field('name').fill('Els Peeters');
  await field('email').fill('els.peeters@example.com');
  await field('mobile').fill('0470 00 00 09');
  await field('office').selectOption({ label: 'Clervaux' });
  for (const language of ['Nederlands', 'Luxemburgs'])
    await agents.getByLabel(language, { exact: true }).check();
  const text = say('part.in', { field: say('list.agents.text'), language: 'NL' });
  await agents.getByLabel(text).fill('Els kent het noorden van Luxemburg.');
  await expectNoBarriers(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(say('part.saved')).last()).toBeVisible();

  await page.goto(`${site.origin}/nl/makelaars/els-peeters/`);
  const els = page.getByRole('main');
  await expect(els.getByRole('heading', { level: 1, name: 'Els Peeters' })).toBeVisible();
  await expect(els.getByText('Els kent het noorden van Luxemburg.')).toBeVisible();
  await expect(els.getByText('Luxemburgs')).toBeVisible();

  await openAgents(page);
  await agents.getByRole('button', { name: 'An Vermeulen', exact: true }).click();
  await agents.getByRole('button', { name: say('list.remove', { item: 'An Vermeulen' }) }).click();
  await page.keyboard.press('Control+s');
  await expect(agents.getByText(say('part.problem.IN_USE'))).toBeVisible();
  expect((await page.request.get(`${site.origin}/nl/makelaars/an-vermeulen/`)).status()).toBe(200);
});

async function openAgents(page: Page) {
  const staff = newStaff('Eva Zaak', 'manager', 'nl', site.data);
  await startSession(page, staff, '/desk/settings#AGENTS', site.origin);
}

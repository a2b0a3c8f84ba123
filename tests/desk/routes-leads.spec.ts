import type { Page } from '@playwright/test';
import { today } from '../../web/desk/app/time.ts';
import { addDays } from '../../web/desk/week/days.ts';
import { expectNoBarriers } from '../barriers.ts';
import { type ConfiguredSite, serveConfigured } from '../configured.ts';
import { deskWords, newStaff, type Staff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');
let site: ConfiguredSite;

test.beforeAll(async () => {
  site = await serveConfigured({});
});
test.afterAll(async () => site.close());

test('a rule gives leads to a colleague, and while that one is away to the substitute', async ({
  page,
}) => {
  const member = (name: string, role: string) => newStaff(name, role, 'nl', site.data);
  const [bo, ce] = [member('Bo Regel', 'agent'), member('Cé Vervangt', 'agent')];
  const [eva, gil] = [member('Eva Zaak', 'manager'), member('Gil Zaak', 'manager')];
  await signIn(page, eva, '/desk/settings#FORMS');
  const rules = page.getByRole('group', { name: say('part.settings.leadRules') });
  await rules.getByRole('button', { name: say('list.add.settings.leadRules') }).click();
  await rules.getByRole('checkbox', { name: bo.name }).check();
  await expectNoBarriers(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(say('part.saved')).last()).toBeVisible();
  await noteCall(page, 'Ann Eerst', bo.name);

  await signIn(page, bo, '/desk/me');
  const away = page.getByRole('region', { name: say('absence.title') });
  await away.getByLabel(say('absence.from')).fill(today());
  await away.getByRole('button', { name: say('absence.save') }).click();
  await expect(away.getByText('Kies beide dagen.')).toBeVisible();
  await away.getByLabel(say('absence.until')).fill('2099-12-31');
  await away.getByLabel(say('absence.substitute')).selectOption(ce.name);
  await away.getByRole('button', { name: say('absence.save') }).click();
  await expect(away.getByText('De laatste dag ligt te ver weg.')).toBeVisible();
  await away.getByLabel(say('absence.until')).fill(addDays(today(), 7));
  await away.getByRole('button', { name: say('absence.save') }).click();
  await expect(away.getByText(say('absence.saved'))).toBeVisible();
  await expectNoBarriers(page);

  await signIn(page, gil, '/desk/');
  await noteCall(page, 'Ann Tweede', ce.name);
});

const signIn = (page: Page, staff: Staff, address: string) =>
  startSession(page, staff, address, site.origin);

/** Notes a call, and expects its lead to be somebody's. */
async function noteCall(page: Page, caller: string, whose: string) {
  await page.goto(`${site.origin}/desk/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('call.who')).fill(`0470 00 00 10 ${caller}`);
  await dialog.getByLabel(say('call.text')).fill('Belt terug');
  await page.keyboard.press('Control+Enter');
  const noted = page.getByRole('status').filter({ hasText: caller });
  await noted.getByRole('link', { name: say('lead.pageTitle'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(caller);
  await expect(page.getByLabel(say('lead.for')).locator('option:checked')).toHaveText(whose);
}

import { barriers } from '../../barriers.ts';
import { write } from '../../desk.ts';
import { link, nowhere } from '../../link.ts';
import { emailsAbout } from '../../mailbox.ts';
import { deskWords, newStaff, startSession } from '../../staff.ts';
import { expect, test } from '../../visitor.ts';

const say = deskWords('nl');

test('answers a visitor, takes the answer back, and sends it after all @phone', async ({
  page,
}) => {
  test.setTimeout(90_000); // an answer leaves after ten seconds
  const message = `Is er een keuring? ${crypto.randomUUID()}`;
  const visitor = await write(page, message);
  const staff = newStaff();
  await startSession(page, staff);
  await page.goto('/desk/inbox?list=ALL');
  await page.getByRole('row').filter({ hasText: message }).getByRole('link').click();
  const answer = page.getByLabel(say('lead.answer'), { exact: true });
  await expect(answer).toBeVisible();
  await page.keyboard.press('a');
  await expect(answer).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(say('lead.answerEmpty'))).toBeVisible();
  await page.keyboard.type('Dag An, maandag om tien uur?');
  await page.keyboard.press('Control+Enter');
  const state = (name: string) => page.getByRole('radio', { name: say(`lead.state.${name}`) });
  const course = page.getByRole('listitem').filter({ hasText: say('lead.answered') });
  await expect(course).toContainText('maandag om tien uur');
  await expect(state('DONE')).toBeChecked();
  expect(await barriers(page)).toEqual([]);
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.getByRole('button', { name: say('lead.takeBack') }).click();
  await expect(answer).toHaveValue('Dag An, maandag om tien uur?');
  await expect(state('NEW')).toBeChecked();
  await expect(course).toHaveCount(0);
  await answer.fill('Dag An,\n\nDinsdag om elf uur past ook.');
  await page.locator('input[type=file]').setInputFiles([plan, { ...plan, name: 'foto.exe' }]);
  await page.getByRole('button', { name: say('attach.remove', { name: 'foto.exe' }) }).click();
  await expect(page.getByRole('list', { name: say('attach.list') })).toHaveText(/plan\.pdf/);
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel(say('lead.afterwards')).selectOption('IN_HAND');
  await page.getByRole('button', { name: new RegExp(`^${say('lead.sendAnswer')}`) }).click();
  await expect(state('IN_HAND')).toBeChecked();
  const about = await emailsAbout(visitor, 3, 30_000); // to the agency, the confirmation, the answer
  const arrived = about.find(({ text }) => text.includes('Dinsdag om elf uur'));
  expect(arrived?.replyTo).toBe(staff.email);
  expect(arrived?.text).toContain('filename="plan.pdf"');
  expect(arrived?.text).toMatch(/In-Reply-To: <\w+@example\.com>/);
  expect(about.some(({ text }) => text.includes('maandag'))).toBe(false);
  await page.reload();
  await expect(course).toContainText('Dinsdag');
  await expect(course).toContainText(/afgeleverd/);
  await expect(course).toContainText('plan.pdf (1 kB)');
});

test('decides that a CRM which is down does not get a lead, and then that it does', async ({
  page,
}) => {
  test.setTimeout(90_000); // a link is run in the background
  const name = `office-${crypto.randomUUID().slice(0, 8)}`;
  link(['add', 'whise', name, ...nowhere], 'geheim');
  try {
    const message = `Is er een lift? ${crypto.randomUUID()}`;
    await write(page, message);
    await startSession(page, newStaff());
    await page.goto('/desk/inbox?list=ALL');
    await page.getByRole('row').filter({ hasText: message }).getByRole('link').click();
    const button = (text: 'lead.crmDrop' | 'lead.crmAfterAll') =>
      page.getByRole('listitem').getByRole('button', { name: say(text), exact: true });
    await expect(async () => {
      link(['resume', name]); // asks at once, unless a run that began before has just failed
      await page.waitForTimeout(3000);
      await page.reload();
      await expect(button('lead.crmDrop').first()).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 45_000 });
    await button('lead.crmDrop').first().click();
    await expect(page.getByText(say('lead.crmDropped'))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await button('lead.crmAfterAll').click();
    await expect(page.getByText(say('lead.crmDropped'))).toHaveCount(0);
  } finally {
    link(['remove', name]);
  }
});

test('a template of the agency begins an answer, with who wrote filled in', async ({ page }) => {
  const name = `Terugbellen ${crypto.randomUUID().slice(0, 8)}`;
  const message = `Belt u mij terug? ${crypto.randomUUID()}`;
  await write(page, message);
  await startSession(page, newStaff(), '/desk/settings#FORMS');
  const templates = page.getByRole('group', { name: say('part.settings.answers') });
  await templates.getByRole('button', { name: say('list.add.settings.answers') }).click();
  await templates.getByLabel(say('list.settings.answers.name')).fill(name);
  const text = say('part.in', { field: say('list.settings.answers.text'), language: 'NL' });
  await templates.getByLabel(text).fill('Dag {name}, ik bel u vandaag.');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(say('part.saved'))).toBeVisible();

  await page.goto('/desk/inbox?list=ALL');
  await page.getByRole('row').filter({ hasText: message }).getByRole('link').click();
  await page.getByLabel(say('lead.template')).selectOption({ label: name });
  const answer = page.getByLabel(say('lead.answer'), { exact: true });
  await expect(answer).toHaveValue('Dag Lien Peeters, ik bel u vandaag.');
  await expect(answer).toBeFocused();
  expect(await barriers(page)).toEqual([]);
});

test('goes on to the next lead by itself, and comes back to one that is not done after all @phone', async ({
  page,
}) => {
  const token = crypto.randomUUID();
  await write(page, `Eerst ${token}`);
  await write(page, `Dan ${token}`);
  await startSession(page, newStaff());
  await page.goto(`/desk/inbox#words=${token}`);
  const row = (message: string) => page.getByRole('row').filter({ hasText: `${message} ${token}` });
  const is = (message: string) =>
    expect(page.locator('main').getByText(`${message} ${token}`).first()).toBeVisible();
  const state = (name: string) => page.getByRole('radio', { name: say(`lead.state.${name}`) });
  await row('Eerst').getByRole('link').click();
  await is('Eerst');
  await page.keyboard.press('e');
  await expect(state('DONE')).toBeChecked(); // nobody chose anything yet: the lead stays
  await page.keyboard.press('Control+z');
  await expect(state('NEW')).toBeChecked();
  const chosen = page.getByRole('switch', { name: say('lead.nextByItself') });
  const saved = page.waitForResponse((r) => r.request().postData()?.includes('"on":true') ?? false);
  await chosen.click();
  await expect(chosen).toBeChecked();
  await saved;
  await page.goto(`/desk/inbox#words=${token}`); // until the desk has read the answer the lead would stay
  await row('Eerst').getByRole('link').click();
  await expect(chosen).toBeChecked();
  const next = page.getByRole('button', { name: say('lead.next') });
  await expect(next).toBeEnabled(); // the list has the lead again after the undo
  await page.keyboard.press('e');
  await is('Dan');
  await expect(page.getByRole('status').getByText(say('lead.state.DONE'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await is('Eerst');
  await expect(next).toBeEnabled(); // the list has it again
  await expect(state('NEW')).toBeChecked();
  const answer = page.getByLabel(say('lead.answer'), { exact: true });
  await answer.fill('Dag, maandag om tien uur?');
  await answer.press('Control+Enter');
  await is('Dan');
  await expect(answer).toHaveValue('');
  await page.getByRole('button', { name: say('lead.undo') }).click();
  await is('Eerst');
  await expect(answer).toHaveValue('Dag, maandag om tien uur?');
  await expect(state('NEW')).toBeChecked();
  await page.goto(`/desk/inbox#words=${token}`);
  await row('Dan').getByRole('link').click();
  await is('Dan');
  await page.keyboard.press('e');
  await expect(state('DONE')).toBeChecked(); // there is no lead behind it
  await is('Dan');
});

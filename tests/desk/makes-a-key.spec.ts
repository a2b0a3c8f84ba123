import { barriers } from '../barriers.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

test('a manager makes a key for a program, tells it of changes, and revokes it', async ({
  page,
  request,
}) => {
  const name = `Zapier ${crypto.randomUUID()}`;
  await startSession(page, newStaff(), '/desk/links');
  const keys = page.getByRole('region', { name: say('programKeys.title') });
  await keys.getByRole('button', { name: say('programKeys.new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('programKeys.make') }).click();
  await expect(dialog.getByText(say('programKeys.REQUIRED'))).toBeVisible();
  await dialog.getByLabel(say('programKeys.name')).fill(name);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const shown = dialog.getByLabel(say('programKeys.key'));
  await expect(shown).toHaveValue(/^gevel_/);
  const Authorization = `Bearer ${await shown.inputValue()}`;
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('programKeys.kept') }).click();
  const send = () => request.get('/graphql?query={__typename}', { headers: { Authorization } });
  expect((await send()).status()).toBe(200);

  await page.reload();
  const row = keys.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Laatst gebruikt op');
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page)).toEqual([]);
  }

  const webhooks = page.getByRole('region', { name: say('webhooks.title') });
  await webhooks.getByRole('button', { name: say('webhooks.new') }).click();
  await dialog.getByLabel(say('webhooks.name'), { exact: true }).fill(name);
  await dialog.getByLabel(say('webhooks.address')).fill('https://10.0.0.7/hook');
  await dialog.getByLabel(say('webhooks.key')).selectOption(name);
  await dialog.getByRole('button', { name: say('webhooks.add') }).click();
  await expect(dialog.getByText(say('webhooks.address.PRIVATE_ADDRESS'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByLabel(say('webhooks.address')).fill('https://hooks.invalid/gevel');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(say('webhooks.secret'))).toHaveValue(/^gevelwh_/);
  await dialog.getByRole('button', { name: say('programKeys.kept') }).click();
  const webhook = webhooks.getByRole('listitem').filter({ hasText: 'https://hooks.invalid/gevel' });
  await expect(webhook.getByText(say('webhooks.state.FAILING'))).toBeVisible({ timeout: 20_000 });
  await expect(webhook.getByText('hooks.invalid is niet gevonden').first()).toBeVisible();
  await webhook.getByText(say('webhooks.sent'), { exact: true }).click();
  await expect(webhook.getByText('Proefbericht')).toBeVisible();
  await webhook.getByRole('button', { name: `${say('webhooks.try')} ${name}` }).click();
  await webhook.getByRole('button', { name: `${say('links.pause')} ${name}` }).click();
  await expect(webhook.getByText(say('webhooks.state.PAUSED'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await webhook.getByRole('button', { name: `${say('webhooks.remove')} ${name}` }).click();
  await dialog.getByRole('button', { name: say('webhooks.remove') }).click();
  await expect(webhook).toHaveCount(0);

  await row.getByRole('button', { name: say('programKeys.revokeOf', { name }) }).click();
  await expect(page).toHaveURL(/dialog=revokeKey/);
  await dialog.getByRole('button', { name: say('programKeys.revoke'), exact: true }).click();
  await expect(row).toHaveCount(0);
  expect((await send()).status()).toBe(401);
});

test('a manager sees the operations that a program registered, and ends one by keyboard', async ({
  page,
  request,
}) => {
  const name = `App ${crypto.randomUUID()}`;
  await startSession(page, newStaff(), '/desk/links?dialog=newKey');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('programKeys.name')).fill(name);
  await page.keyboard.press('Enter');
  const Authorization = `Bearer ${await dialog.getByLabel(say('programKeys.key')).inputValue()}`;
  await dialog.getByRole('button', { name: say('programKeys.kept') }).click();
  const row = page
    .getByRole('region', { name: say('programKeys.title') })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(row).toContainText(say('operations.none'));

  const ids: string[] = [];
  for (const operation of ['list', 'count']) {
    const query = `mutation ($name: String!, $text: String!) {
      registerOperation(input: { name: $name, text: $text }) {
        ... on OperationRegistered { operation { id } }
      }
    }`;
    const text = `{ properties { totalCount } } # ${operation} of ${name}`;
    const answer = await request.post('/graphql', {
      headers: { Authorization },
      data: { query, variables: { name: operation, text } },
    });
    ids.push((await answer.json()).data.registerOperation.operation.id);
  }
  const send = (id = '') => request.get(`/graphql?documentId=${id}`);
  expect((await send(ids[1])).status()).toBe(200);

  const summary = say('operations.count', { count: 2 });
  await row.getByText(summary, { exact: true }).press('Enter');
  const operation = (text: string) => row.getByRole('listitem').filter({ hasText: text });
  await expect(operation('list')).toContainText(say('programKeys.unused'));
  await expect(operation('count')).toContainText('Laatst gebruikt op');
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page)).toEqual([]);
  }
  const remove = operation('count').getByRole('button');
  await remove.press('Enter');
  await expect(dialog).toContainText(say('operations.removeText'));
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await page.reload();
  await expect(dialog).toContainText(say('operations.removeText'));
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('operations.remove'), exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText(say('operations.count', { count: 1 }));
  expect((await send(ids[1])).status()).toBe(400);
  expect((await send(ids[0])).status()).toBe(200);

  await page.goto('/desk/staff?part=log');
  const line = page.getByRole('row').filter({ hasText: name }).first();
  await expect(line).toContainText('verwijderde een bewerking van een API-sleutel');
  await expect(line).toContainText('count');
});

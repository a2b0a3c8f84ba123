import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../barriers.ts';
import { type ConfiguredSite, serveConfigured } from '../configured.ts';
import { closed } from '../desk.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

let site: ConfiguredSite;

test.beforeAll(async () => {
  site = await serveConfigured({});
});

test.afterAll(async () => {
  await site.close();
});

/** What visitors read of a property. */
async function shown(page: Page, number: number) {
  const query =
    'query($n: Int!) { property(number: $n) { price { text } marquee { code } } properties(filter: {numbers: [$n]}) { totalCount } }';
  const data = { query, variables: { n: number } };
  return (await (await page.request.post(`${site.origin}/graphql`, { data })).json()).data;
}

for (const language of ['nl', 'fr', 'en', 'de'] as const)
  test(`takes a property over and changes it, makes one, and gives the first back, in ${language} @release @widths`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const say = deskWords(language);
    const staff = newStaff('Eva Beheer', 'manager', language, site.data);
    await startSession(page, staff, '/desk/properties/1096', site.origin);
    const button = (key: 'source.takeOver' | 'source.giveBack' | 'price.keep') =>
      page.getByRole('button', { name: say(key), exact: true });
    const dialog = page.getByRole('dialog');
    const stands = page.getByRole('button', { name: say('standing.change') });
    const costs = page.getByRole('button', { name: say('price.change') });
    await expect(stands).toHaveCount(0);
    await button('source.takeOver').click();
    await expectNoBarriers(page);
    await dialog.getByRole('button', { name: say('source.takeOver') }).click();
    await expect(button('source.giveBack')).toBeVisible();
    await expectNoBarriers(page);
    await costs.click();
    const amount = dialog.getByRole('textbox').first();
    await expect(amount, 'the field of what was read after the dialog opened').toBeFocused();
    await amount.fill('339000');
    await expectNoBarriers(page);
    await button('price.keep').click();
    await expect(dialog).toHaveCount(0);
    await expect(costs).toContainText('339');
    expect((await shown(page, 1096)).property.price.text).toContain('339');
    await page.goto(`${site.origin}/desk/properties`);
    await page.getByRole('button', { name: say('newProperty.title') }).click();
    await dialog.getByLabel(say('newProperty.street')).fill('Balieweg');
    const town = dialog.getByLabel(say('newProperty.town'));
    await town.fill('nergens te vinden');
    const make = dialog.getByRole('button', { name: say('newProperty.make') });
    await make.click();
    await expect(dialog.getByText(say('newProperty.noTown'))).toBeVisible();
    await expectNoBarriers(page);
    await town.fill('3640 Kinrooi');
    await make.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Balieweg, Kinrooi');
    await expect(stands).toContainText(say('standing.PREPARED'));
    await expectNoBarriers(page);
    const made = Number(page.url().split('/').at(-2));
    expect((await shown(page, made)).property).toBeNull();
    await page.getByRole('button', { name: say('standing.publish') }).click();
    await dialog.getByRole('button', { name: say('standing.follows.AVAILABLE') }).click();
    await expect(stands).toContainText(say('properties.goal.SALE'));
    expect((await shown(page, made)).properties.totalCount).toBe(1);
    await page.goto(`${site.origin}/desk/properties?words=Molenstraat+14`);
    const row = page.getByRole('row').filter({ hasText: 'Molenstraat 14' });
    await expectNoBarriers(page);
    await row.getByRole('button', { name: say('standing.change') }).click();
    const sold = dialog.getByRole('button', { name: say('standing.SOLD') });
    await expect(sold).toBeVisible();
    await expectNoBarriers(page);
    await sold.click();
    await expect(row).toContainText(say('standing.SOLD'));
    expect((await shown(page, 1096)).property?.marquee?.code ?? 3).toBe(3);
    await page.getByRole('status').getByRole('button').click();
    await expect(row).not.toContainText(say('standing.SOLD'));
    expect((await shown(page, 1096)).properties.totalCount).toBe(1);
    await row.getByRole('button', { name: say('price.change') }).click();
    await amount.fill('3390000');
    await button('price.keep').click();
    await dialog.getByRole('textbox').last().fill('3390000');
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await closed(page);
    await page.goto(`${site.origin}/desk/properties/1096`);
    await button('source.giveBack').click();
    await dialog.getByRole('button', { name: say('source.giveBack') }).click();
    await expect(button('source.takeOver')).toBeVisible();
  });

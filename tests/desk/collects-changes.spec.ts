import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../barriers.ts';
import { type ConfiguredSite, serveConfigured } from '../configured.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

let site: ConfiguredSite;

test.beforeAll(async () => {
  site = await serveConfigured({});
});

test.afterAll(async () => {
  await site.close();
});

/** The title and the price that visitors read of a property. */
async function shown(page: Page, number: number, language: string) {
  const query = `{ property(number: ${number}, language: ${language.toUpperCase()}) { title price { text } } }`;
  const answer = await page.request.post(`${site.origin}/graphql`, { data: { query } });
  return (await answer.json()).data.property;
}

for (const [language, number] of [
  ['nl', 1096],
  ['de', 1090],
] as const)
  test(`collects changes of a home in a draft, plans and publishes it, and takes a change back, in ${language} @phone @widths`, async ({
    page,
  }, { project }) => {
    test.setTimeout(90_000);
    const isPhone = project.name === 'phone';
    const say = deskWords(language);
    const dialog = page.getByRole('dialog');
    const button = (key: Parameters<typeof say>[0], within: Page | typeof dialog = page) =>
      within.getByRole('button', { name: say(key), exact: true });
    const staff = newStaff('Eva Beheer', 'manager', language, site.data);
    await startSession(page, staff, `/desk/properties/${number}`, site.origin);
    await button('source.takeOver').click();
    await dialog.getByRole('button', { name: say('source.takeOver') }).click();
    await expect(dialog).toHaveCount(0);
    const before = await shown(page, number, 'nl');
    await page.goto(`${site.origin}/desk/properties/${number}/edit`);
    await expect(page.getByText(say('property.atOnce'))).toBeVisible();
    await button('property.collect').click();
    await expect(page.getByText(say('property.waits', { count: 0 }))).toBeVisible();
    await expectNoBarriers(page);
    if (isPhone) await page.getByRole('link', { name: say('editor.section.TEXTS') }).click();
    const title = page.locator('#field-title-NL').getByRole('textbox');
    await title.fill('Wacht nog even');
    await title.blur();
    await expect(page.getByText(say('property.waits', { count: 1 }))).toBeVisible();
    expect(await shown(page, number, 'nl')).toEqual(before);
    await page.goto(`${site.origin}/desk/properties/${number}/edit`);
    await page
      .getByRole('button', { name: say('price.change') })
      .first()
      .click();
    await expect(dialog.getByText(say('price.waits'))).toBeVisible();
    await dialog.getByRole('textbox').first().fill('341000');
    await button('price.keep', dialog).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(say('property.waits', { count: 2 }))).toBeVisible();
    await button('draft.when').click();
    await expect(dialog.getByText('Wacht nog even')).toBeVisible();
    await button('draft.later', dialog).click();
    await expectNoBarriers(page);
    await button('draft.plan', dialog).click();
    await expect(dialog).toHaveCount(0);
    await button('draft.takeBack').click();
    await expect(button('draft.takeBack')).toHaveCount(0);
    expect(await shown(page, number, 'nl')).toEqual(before);
    await button('draft.when').click();
    await button('draft.publishNow', dialog).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(say('property.atOnce'))).toBeVisible();
    const now = await shown(page, number, 'nl');
    expect(now.title).toBe('Wacht nog even');
    expect(now.price.text).toContain('341');
    await page.getByRole('link', { name: say('versions.open'), exact: true }).click();
    await expect(page).toHaveURL(`${site.origin}/desk/properties/${number}/history`);
    await page
      .getByRole('button', { name: say('versions.show'), exact: false })
      .first()
      .click();
    await expect(page.getByText(say('history.then'))).toBeVisible();
    await expect(page.getByText('Wacht nog even').first()).toBeVisible();
    await expectNoBarriers(page);
    await page
      .getByRole('button', { name: say('history.takeBackOf', { at: '' }).trim().slice(0, 12) })
      .first()
      .click();
    await expect(page.getByText(say('history.taken'))).toBeVisible();
    expect(await shown(page, number, 'nl')).toEqual(before);
    await page.goto(`${site.origin}/desk/properties/${number}/edit`);
    await button('property.collect').click();
    await button('draft.discard').click();
    await expect(dialog.getByText(say('property.discardText'))).toBeVisible();
    await expectNoBarriers(page);
    await button('draft.discard', dialog).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(say('property.atOnce'))).toBeVisible();
  });

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

const columns =
  'Referentie;Koop of huur;Type;Titel NL;Vraagprijs;Straat;Nummer;Postcode;Gemeente;Adres tonen;Slaapkamers;Zwembadkleur';

for (const language of ['nl', 'fr', 'en', 'de'] as const)
  test(`reads a sheet, takes a home of it and takes that back, in ${language} @release @widths`, async ({
    page,
  }) => {
    const say = deskWords(language);
    const staff = newStaff('Eva Levering', 'manager', language, site.data);
    await startSession(page, staff, '/desk/properties/file', site.origin);
    const input = page.locator('input[type=file]');
    const bring = (name: string, text: string) =>
      input.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await bring('leeg.csv', '');
    await expect(page.getByRole('alert')).toContainText(say('deliveries.refusal.EMPTY'));
    await expectNoBarriers(page);
    const rows = [
      `${language}-1;te koop;Appartement;Zicht op het water;249500;Dorpsstraat;12;3640;Kinrooi;ja;2;blauw`,
      `${language}-2;te koop;Kasteel;Groot;900000;Dorpsstraat;14;3640;Kinrooi;ja;9;`,
    ];
    await bring('voorraad.csv', [columns, ...rows].join('\n'));
    const box = page.getByRole('checkbox', { name: /Dorpsstraat 12/ });
    await expect(box).toBeChecked();
    await expectNoBarriers(page);
    const numbers = page.getByRole('navigation', { name: say('deliveries.tally') });
    await numbers.getByRole('button', { name: say('deliveries.list.UNUSABLE') }).click();
    const castle = page.getByRole('checkbox', { name: /Dorpsstraat 14/ });
    await expect(page.getByRole('listitem').getByRole('checkbox')).toBeDisabled();
    const map = page.getByRole('button', { name: say('words.map') });
    await expect(map).toBeDisabled();
    await page.getByRole('button', { name: say('deliveries.words.unknown', { count: 1 }) }).click();
    await expect(page.getByLabel(say('words.title', { word: 'Kasteel' }))).toBeFocused();
    await page.getByLabel(say('words.title', { word: 'Kasteel' })).selectOption({ index: 2 });
    await map.click();
    const forget = page.getByRole('button', { name: say('words.removeOf', { word: 'Kasteel' }) });
    await expect(forget).toBeVisible();
    await expectNoBarriers(page);
    await numbers.getByRole('button', { name: say('deliveries.list.NEW') }).click();
    await expect(castle).toBeChecked();
    await page.keyboard.press('j');
    await expect(box).toBeFocused();
    await page.keyboard.press('j');
    await expect(castle).toBeFocused();
    await page.keyboard.press('x');
    await expect(castle).not.toBeChecked();
    await page.keyboard.press('k');
    await forget.click();
    await expect(forget).toHaveCount(0);
    await expect(castle).toHaveCount(0);
    await expect(box).toBeChecked();
    await box.uncheck();
    await expect(
      page.getByRole('button', { name: say('deliveries.take', { count: 0 }) }),
    ).toBeDisabled();
    await box.check();
    await page.getByRole('button', { name: say('deliveries.take', { count: 1 }) }).click();
    const undo = page.getByRole('button', { name: say('deliveries.undo') });
    await expect(undo).toBeVisible();
    await expectNoBarriers(page);
    await page.reload();
    await undo.click();
    await expect(page.getByText(say('deliveries.undone', { count: 1 }))).toBeVisible();
    await expect(undo).toHaveCount(0);
  });

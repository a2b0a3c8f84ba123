import { readFileSync } from 'node:fs';
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

/** A PDF of the sample as another file, so that its property does not have it yet. */
const pdf = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    readFileSync('sample/documents/soil.pdf', 'latin1').replace('%%EOF', `%${text}\n%%EOF`),
    'latin1',
  ),
});

for (const { language, width } of [
  { language: 'nl', width: 1280 },
  { language: 'fr', width: 390 },
] as const)
  test(`adds plans and documents to a home, which visitors see, in ${language} at ${width} pixels @release`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const say = deskWords(language);
    const staff = newStaff('Eva Beheer', 'manager', language, site.data);
    await page.setViewportSize({ width, height: 900 });
    await startSession(page, staff, '/desk/properties', site.origin);
    await page.getByRole('button', { name: say('newProperty.title') }).click();
    await page.getByRole('dialog').getByLabel(say('newProperty.street')).fill('Balieweg');
    await page.getByRole('dialog').getByLabel(say('newProperty.town')).fill('3640 Kinrooi');
    await page.getByRole('button', { name: say('newProperty.make') }).click();
    await page.waitForURL(/\/edit$/);
    const number = Number(page.url().split('/').at(-2));
    await page.goto(`${page.url()}#FILES`);
    const section = page.locator('[id=FILES]');
    const [plans, files] = [
      section.locator('input[type=file]').first(),
      section.locator('input[type=file]').last(),
    ];
    await expectNoBarriers(page);
    await plans.setInputFiles([
      {
        name: 'plan.svg',
        mimeType: 'image/svg+xml',
        buffer: readFileSync('sample/photos/floorplan-01.svg'),
      },
      pdf('gelijkvloers.pdf', 'a plan'),
    ]);
    const documents = section.locator('ol').last().locator('> li');
    await expect(section.locator('ol').first().locator('> li')).toHaveCount(1);
    await expect(documents).toHaveCount(1);
    await files.setInputFiles([
      { name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no document') },
      pdf('bodem_2026.pdf', 'a certificate'),
    ]);
    await expect(documents).toHaveCount(2);
    await expect(section.getByText(say('editor.documents.wrong.FILE_TYPE'))).toBeVisible();
    await expectNoBarriers(page);
    await section.getByRole('button', { name: say('editor.photos.forget') }).click();
    const name = (at: number) =>
      documents
        .nth(at - 1)
        .locator('input[type=text]')
        .first();
    await expect(name(1)).toHaveValue('Plan');
    await section.getByLabel(say('editor.documents.kind', { number: 2 })).selectOption('SOIL');
    await expect(name(2)).toHaveValue('Bodemattest');
    await name(2).fill('Bodemattest van 2026');
    await name(2).press('Tab');
    await section.getByLabel(say('editor.documents.public', { number: 2 })).check();
    await section
      .getByRole('button', { name: say('editor.documents.forward', { number: 2 }) })
      .click();
    await expect.poll(() => stored(page, number)).toEqual(['Bodemattest van 2026', 'Plan']);
    await page.reload();
    await expect(name(1)).toHaveValue('Bodemattest van 2026');
    await page
      .getByRole('button', { name: say('property.undo') })
      .first()
      .click();
    await expect(name(2)).toHaveValue('Bodemattest van 2026');
    await expect(section.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    const address = (await documents.last().getByRole('link').getAttribute('href')) ?? '';
    expect((await page.request.get(site.origin + address)).status()).toBe(200);
    await page.goto(`${site.origin}/desk/properties/${number}/edit`);
    await page.getByRole('button', { name: say('standing.change') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('standing.follows.AVAILABLE') })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect
      .poll(() => shown(page, number))
      .toEqual({
        plans: [{ alt: '' }],
        documents: [
          { name: 'Plan', url: expect.stringMatching(/plan\.pdf$/) },
          { name: 'Bodemattest van 2026', url: expect.stringMatching(/2026\.pdf$/) },
        ],
      });
  });

/** What a query of one property answers. */
async function answerOf(page: Page, path: string, query: string, number: number) {
  const data = { query, variables: { n: number } };
  return (await (await page.request.post(site.origin + path, { data })).json()).data;
}

/** The Dutch names of the documents of a property, as they are stored. */
async function stored(page: Page, number: number): Promise<string[]> {
  const query =
    'query($n: Int!) { desk { property(number: $n) { editor(language: NL) { documents { names { language text } } } } } }';
  const { desk } = await answerOf(page, '/desk/graphql', query, number);
  type Named = { names: { language: string; text: string }[] };
  return desk.property.editor.documents.map(
    ({ names }: Named) => names.find(({ language }) => language === 'NL')?.text,
  );
}

/** What visitors see of a property. */
async function shown(page: Page, number: number) {
  const query = 'query($n: Int!) { property(number: $n) { plans { alt } documents { name url } } }';
  return (await answerOf(page, '/graphql', query, number)).property;
}

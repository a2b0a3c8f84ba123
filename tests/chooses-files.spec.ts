import { truncateSync, writeFileSync } from 'node:fs';
import { addressesOf } from './addresses.ts';
import { formOf, introduce, send } from './form.ts';
import { someone } from './mailbox.ts';
import { expect, test } from './visitor.ts';
import { languages, words } from './words.ts';

const say = words('nl');

test('a file of another type is refused, whatever its name', async ({ page, visit }) => {
  await visit('/nl/vacatures/');
  await page.getByRole('main').locator('a:has(h2)').first().click();
  await page.locator('a[href$="?form=apply"]').click();
  const form = formOf(page, 'applyForJob');
  await introduce(form, someone());
  await form.locator('[name=cv]').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ\u0090\0\u0003'),
  });
  await send(form);
  await expect(form.getByRole('alert')).toContainText(say('problem.FILE_TYPE'));
});

for (const language of languages) {
  const say = words(language);

  test(`a wrong file shows its problem when it is chosen, ${language}`, async ({
    page,
    visit,
    overheard,
  }) => {
    await visit(`${(await addressesOf('valuation'))[language]}`);
    const form = formOf(page, 'requestValuation');
    const field = form.locator('[name=photos]');
    const picture = (size: number) => ({
      name: 'front.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(size),
    });
    const document = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
    const help = say('form.valuation.photos', { most: 5 });
    for (const [files, code] of [
      [[document], 'FILE_TYPE'],
      [[picture(6 * 2 ** 20)], 'FILE_TOO_LARGE'],
      [Array.from({ length: 11 }, () => picture(9)), 'TOO_MANY'],
    ] as const) {
      await field.setInputFiles([...files]);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(`${say(`problem.${code}`)} ${help}`);
    }
    await field.setInputFiles([picture(9)]);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).toHaveAccessibleDescription(help);
    expect(overheard.requests).toEqual([]);
  });
}

test('a file of 200 MB is not sent', async ({ page, visit }, info) => {
  const file = info.outputPath('cv.pdf');
  writeFileSync(file, '%PDF-1.7');
  truncateSync(file, 200 * 2 ** 20);
  await visit('/nl/vacatures/vastgoedmakelaar-in-kinrooi/?form=apply');
  const form = formOf(page, 'applyForJob');
  await introduce(form, someone());
  await form.locator('[name=cv]').setInputFiles(file);
  await send(form);
  const problems = form.getByRole('alert').getByRole('link');
  await expect(problems).toHaveText([new RegExp(say('problem.FILE_TOO_LARGE'))]);
  await expect(form.locator('[name="person.firstName"]')).toHaveValue('Lien');
});

import { barriers } from '../barriers.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

/** A drawing of its own for each try, because the same content twice is one picture. */
const drawing = () => ({
  name: 'zomer.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">' +
      `<title>${crypto.randomUUID()}</title><path fill="#a03c28" d="M5 35V15L30 5l25 10v20z"/></svg>`,
  ),
});

test('uploads a picture with words, is told what is wrong with a file, and removes it', async ({
  page,
}) => {
  const words = `Huis in de zomer ${crypto.randomUUID()}`;
  await startSession(page, newStaff('Eva Redactie', 'editor'), '/desk/pictures');
  await page.getByRole('button', { name: say('pictures.upload') }).click();
  const dialog = page.getByRole('dialog', { name: say('pictures.uploadTitle') });
  await page.reload();
  const send = dialog.getByRole('button', { name: say('pictures.upload') });
  const file = dialog.getByLabel(say('pictures.file'));
  await send.click();
  await expect(dialog.getByText(say('pictures.problem.REQUIRED'))).toBeVisible();
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') });
  await dialog.getByLabel(say('language.NL'), { exact: true }).fill(words);
  await dialog.getByLabel(say('language.FR'), { exact: true }).fill(`${words} en français`);
  await send.click();
  await expect(dialog.getByText(say('pictures.problem.FILE_TYPE'))).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page), `the dialog at ${width}`).toEqual([]);
  }
  await file.setInputFiles({
    name: 'IMG_2041.jpg', // as some phones and mail programs rename them
    mimeType: 'image/jpeg',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  });
  await send.click();
  await expect(dialog.getByText(say('pictures.kind.HEIC'))).toBeVisible();
  await file.setInputFiles(drawing());
  await send.click();
  const chosen = page.getByRole('complementary', { name: say('pictures.chosen') });
  await expect(chosen.getByRole('heading', { name: 'zomer.svg' })).toBeVisible();
  await expect(chosen.getByLabel(say('language.NL'), { exact: true })).toHaveValue(words);
  await expect(page.getByRole('link', { name: words })).toBeAttached();
  await expect(dialog).toHaveCount(0);
  await chosen.getByRole('button', { name: say('pictures.remove') }).click();
  await expect(page.getByRole('link', { name: words })).toHaveCount(0);
});

test('an editor gives an article a picture with words, and visitors see it', async ({ page }) => {
  const words = `Werf in de zon ${crypto.randomUUID()}`;
  const address = '/desk/articles/vacancies/site-manager';
  await startSession(page, newStaff('Eva Redactie', 'editor'), address);
  const field = page.getByRole('group', { name: say('part.image') });
  await field.getByRole('button', { name: say('pictures.upload') }).click();
  const dialog = page.getByRole('dialog', { name: say('pictures.uploadTitle') });
  await dialog.getByLabel(say('pictures.file')).setInputFiles(drawing());
  for (const language of ['NL', 'FR', 'EN'])
    await dialog
      .getByLabel(say(`language.${language}`), { exact: true })
      .fill(`${words} ${language}`);
  await dialog.getByRole('button', { name: say('pictures.upload') }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: say('part.save') }).click();
  await expect(page.getByText(say('part.saved'))).toBeVisible();
  const path = await page
    .getByLabel(say('part.in', { field: say('part.slug'), language: 'NL' }), { exact: true })
    .inputValue();
  const site = await page.context().newPage();
  await site.goto(`/nl/vacatures/${path}/`);
  await expect(site.getByRole('img', { name: `${words} NL` })).toBeVisible();
  const uploaded = (await field.locator('img').getAttribute('src')) ?? '';
  await field.getByRole('button', { name: say('pictures.choose') }).click();
  const picker = page.getByRole('dialog', { name: say('pictures.chooseTitle') });
  await picker.getByLabel(say('pictures.find')).fill('werf zon');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('button', { name: words })).toHaveAttribute('aria-pressed', 'true');
  expect(await barriers(page)).toEqual([]);
  await picker.getByRole('button', { name: say('dialog.close') }).click();
  await expect(picker).toBeHidden();
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+z');
  await expect(field.locator('img')).not.toHaveAttribute('src', uploaded);
  await site.reload();
  await expect(site.getByRole('img', { name: `${words} NL` })).toHaveCount(0);
});

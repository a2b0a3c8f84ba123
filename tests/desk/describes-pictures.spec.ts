import { barriers } from '../barriers.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const say = deskWords('nl');

test('an editor says what a picture of an article shows, and visitors read it', async ({
  page,
}) => {
  const words = `Sleutels op tafel ${crypto.randomUUID()}`;
  await startSession(page, newStaff('Eva Redactie', 'editor'), '/desk/pictures?list=SITE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('pictures.title'));
  await page.getByRole('link', { name: `${say('pictures.use.ARTICLE')} Nieuwbouw` }).click();
  const chosen = page.getByRole('complementary', { name: say('pictures.chosen') });
  const dutch = chosen.getByLabel(say('language.NL'), { exact: true });
  await dutch.fill(words);
  await page.keyboard.press('Control+s');
  await expect(chosen.getByText(say('pictures.saved'))).toBeVisible();
  await expect(page.getByRole('link', { name: words })).toBeAttached();
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page), `a picture at ${width}`).toEqual([]);
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(room, 'no sideways scroll').toBeLessThanOrEqual(width);
  }
  const site = await page.request.post('/graphql', {
    data: { query: '{ article(path: "/nl/onze-diensten/nieuwbouw/") { image { alt } } }' },
  });
  expect(await site.text()).toContain(words);
  await dutch.fill('');
  await page.keyboard.press('Control+s');
  await expect(dutch).not.toHaveValue('');
});

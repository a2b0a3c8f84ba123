import { barriers } from '../barriers.ts';
import { closed } from '../desk.ts';
import { link, nowhere, troubled } from '../link.ts';
import { deskWords, newStaff, startSession } from '../staff.ts';
import { expect, test } from '../visitor.ts';

const tongues = { fr: 'Français', de: 'Deutsch', en: 'English' };

test('a manager says what words of a CRM mean, by keyboard, at three widths and in four languages', async ({
  page,
}) => {
  const name = `office-${crypto.randomUUID().slice(0, 8)}`;
  link(['add', 'whise', name, ...nowhere], 'geheim');
  try {
    troubled(name);
    await startSession(page, newStaff(), '/desk/links');
    const first = page.getByRole('region', { name: `Whise, ${name}` });
    await expect(first).toContainText('privénetwerk'); // wait for the first run, since what it adds moves the buttons
    for (const [language, width, label] of [
      ['fr', 390, 'Chauffage'],
      ['de', 834, 'Heizung'],
      ['en', 1440, 'Heating'],
    ] as const) {
      const say = deskWords(language);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/desk/me');
      await page.getByRole('radio', { name: tongues[language] }).check();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.goto('/desk/links');
      const troubles = page.getByRole('region', { name: `${say('links.troubles')} ${name}` });
      await troubles.getByRole('button', { name: say('words.title', { word: '700' }) }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading')).toHaveText(
        say('words.title', { word: '700 (Warmtenet)' }),
      );
      await expect(dialog.getByLabel(label)).toBeFocused();
      expect(await barriers(page)).toEqual([]);
      const room = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(room, 'no sideways scroll').toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await closed(page);
    }
    await page.goto('/desk/me');
    await page.getByRole('radio', { name: 'Nederlands' }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await page.goto('/desk/links');
    const say = deskWords('nl');
    const troubles = page.getByRole('region', { name: `${say('links.troubles')} ${name}` });
    const words = page.getByRole('region', { name: `${say('words.list')} ${name}` });
    const dialog = page.getByRole('dialog');
    const open = async (word: string) => {
      await troubles.getByRole('button', { name: say('words.title', { word }) }).focus();
      await page.keyboard.press('Enter');
    };
    await open('700');
    await page.reload();
    await dialog.getByLabel('Verwarming').selectOption({ label: 'warmtepomp' });
    await dialog.getByRole('button', { name: say('words.map') }).press('Enter');
    await expect(words).toContainText('700 Verwarming: warmtepomp');
    await open('sauna');
    await dialog.getByRole('combobox').selectOption({ label: say('words.nothing') });
    await dialog.getByRole('button', { name: say('words.map') }).press('Enter');
    await expect(words).toContainText(`${say('words.of.Comfort')}: ${say('words.nothing')}`);
    await open('castle');
    await dialog.getByLabel(say('words.type')).selectOption({ index: 0 });
    await dialog.getByRole('button', { name: say('words.map') }).press('Enter');
    await expect(words.getByRole('listitem')).toHaveCount(3);
    await words.getByRole('button', { name: say('words.removeOf', { word: '700' }) }).click();
    await expect(words.getByRole('listitem')).toHaveCount(2);
  } finally {
    link(['remove', name]);
  }
});

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from './words.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on a page: for each rule its name and the elements that break it. The contrast of colours takes half of
 * its time and no style sheet chooses a colour by language, so it is measured in Dutch alone.
 */
export async function barriers(page: Page, language: Language = 'nl'): Promise<string[][]> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: tags },
      rules: { 'color-contrast': { enabled: language === 'nl' } },
      resultTypes: ['violations'],
    })
    .setLegacyMode() // judged in place, without opening another page
    .analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}

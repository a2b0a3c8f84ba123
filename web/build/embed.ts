import { readFileSync } from 'node:fs';
import type { UserConfig } from 'vite';
import type { Texts } from '../widgets/embed/texts.ts';
import { oneFile } from './builds.ts';
import { here } from './here.ts';

/** The texts of the site that an embed says. */
const keys: Record<keyof Texts, string> = {
  loading: 'ui.loading',
  empty: 'list.empty',
  failed: 'layout.failure.text',
  again: 'layout.failure.again',
  SALE: 'list.sale',
  RENT: 'list.rentals',
  energy: 'ui.energyLabel',
  reduced: 'property.reduced',
  charges: 'property.andCharges',
};

/** The build of the element for pages of other sites: one file with everything in it, at an address that stays. */
export function embed(): UserConfig {
  return {
    publicDir: false,
    define: { __EMBED_TEXTS__: JSON.stringify(embedTexts()) },
    build: oneFile('widgets/embed/entry-embed.ts', 'embed/homes.js'),
  };
}

/** What an embed says, by language. */
export function embedTexts(): Record<string, Texts> {
  const entries = ['nl', 'fr', 'en', 'de'].map((language) => {
    const all = JSON.parse(readFileSync(here(`shared/i18n/${language}.json`), 'utf8'));
    const said = Object.entries(keys).map(([name, key]) => {
      if (!all[key]) throw new Error(`there is no text ${key}`);
      return [name, all[key]];
    });
    return [language, Object.fromEntries(said)];
  });
  return Object.fromEntries(entries);
}

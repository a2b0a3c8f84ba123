import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';

/** The languages that the sample agency uses. */
export const languages = ['nl', 'fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** The site's texts in a language, by message id. Throws for an id without a text. */
export function words(language: Language) {
  const file = new URL(`../web/shared/i18n/${language}.json`, import.meta.url);
  const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const intl = createIntl({ locale: language, messages });
  return (id: string, values: Record<string, string | number> = {}): string => {
    if (messages[id] === undefined) throw new Error(`${language} has no text ${id}`);
    return intl.formatMessage({ id }, values);
  };
}

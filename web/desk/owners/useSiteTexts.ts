import { useEffect, useState } from 'react';
import type { IntlShape } from 'react-intl';
import { type Messages, newIntl } from '../../shared/i18n/intl.ts';
import type { Language } from '../../shared/i18n/languages.ts';

const files = import.meta.glob<Messages>('../../shared/i18n/compiled?', {
  import: 'default',
});

/** The texts of the owner's page and those of its values. */
const textsOf = (code: string) =>
  ['owner', 'rest'].map((part) => files[`../../shared/i18n/compiled/${code}.${part}.json`]?.());

/** The texts of the owner's page in a language, once they have loaded. */
export function useSiteTexts(language: Language | null): IntlShape | null {
  const [intl, setIntl] = useState<IntlShape | null>(null);
  useEffect(() => {
    let over = false;
    if (language)
      Promise.all(textsOf(language)).then((parts) => {
        if (!over) setIntl(newIntl(language, Object.assign({}, ...parts)));
      });
    return () => {
      over = true;
    };
  }, [language]);
  return intl;
}

import { useEffect, useState } from 'react';
import type { IntlShape } from 'react-intl';
import { type Messages, newIntl } from '../../../shared/i18n/intl.ts';
import type { Language } from '../../../shared/i18n/languages.ts';

const files = import.meta.glob<Messages>('../../../shared/i18n/compiled/*.{fields,map}.json', {
  import: 'default',
});

/** A part of the texts that visitors read (web/build/texts.json), once it has loaded. */
export function useSiteTexts(language: Language, part: 'fields' | 'map'): IntlShape | null {
  const [intl, setIntl] = useState<IntlShape | null>(null);
  useEffect(() => {
    let over = false;
    files[`../../../shared/i18n/compiled/${language}.${part}.json`]?.().then((messages) => {
      if (!over) setIntl(newIntl(language, messages));
    });
    return () => {
      over = true;
    };
  }, [language, part]);
  return intl;
}

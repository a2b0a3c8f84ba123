import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Messages, newIntl } from '../../shared/i18n/intl.ts';
import type { Language } from '../../shared/i18n/languages.ts';

const files = import.meta.glob<Messages>('../../shared/i18n/compiled/*.rest.json', {
  import: 'default',
});

const none = (value: string) => value;

/**
 * The names that the site itself has for the values of its lists, "Heating.INDIVIDUAL"; they load when `needed`, and the value itself
 * is shown until then.
 */
export function useValueNames(needed: boolean): (value: string) => string {
  const language = useIntl().locale.slice(0, 2) as Language;
  const [name, setName] = useState(() => none);
  useEffect(() => {
    if (!needed) return;
    let over = false;
    files[`../../shared/i18n/compiled/${language}.rest.json`]?.().then((messages) => {
      const intl = newIntl(language, messages);
      const named = (value: string) =>
        `value.${value}` in messages
          ? intl.formatMessage({ id: `value.${value}` as never })
          : value;
      if (!over) setName(() => named as typeof none);
    });
    return () => {
      over = true;
    };
  }, [language, needed]);
  return name;
}

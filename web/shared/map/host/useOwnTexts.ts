import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { addTexts } from '../../i18n/addTexts.ts';
import type { Messages } from '../../i18n/intl.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { resource } from '../../router/resource.ts';

const texts = import.meta.glob<{ default: Messages }>('../../i18n/compiled/*.map.json');

/** Whether the texts of the map have loaded. They load with the first map that is shown. */
export function useOwnTexts(): boolean {
  const language = useLanguage();
  const { messages } = useIntl();
  const [loaded, setLoaded] = useState('map.draw' in messages ? language : null);
  useEffect(() => {
    let cancelled = false;
    const load = texts[`../../i18n/compiled/${language}.map.json`];
    addTexts(language, load && resource(load)).then(
      () => cancelled || setLoaded(language),
      () => undefined, // the page works without its map
    );
    return () => {
      cancelled = true;
    };
  }, [language]);
  return loaded === language;
}

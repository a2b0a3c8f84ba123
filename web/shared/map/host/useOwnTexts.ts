import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { addTexts } from '../../i18n/addTexts.ts';
import type { Messages } from '../../i18n/intl.ts';
import { useLanguage } from '../../i18n/language.tsx';
import type { Language } from '../../i18n/languages.ts';
import { resource } from '../../router/resource.ts';

const texts = import.meta.glob<{ default: Messages }>('../../i18n/compiled/*.map.json');

/** Loads the texts of the map, which are not a page's own. */
export function loadOwnTexts(language: Language): Promise<void> {
  const load = texts[`../../i18n/compiled/${language}.map.json`];
  return addTexts(language, load && resource(load));
}

/** Whether the texts of the map have loaded. They load with the first map that is shown. */
export function useOwnTexts(): boolean {
  const language = useLanguage();
  const { messages } = useIntl();
  const [loaded, setLoaded] = useState('map.draw' in messages ? language : null);
  useEffect(() => {
    let cancelled = false;
    loadOwnTexts(language).then(
      () => cancelled || setLoaded(language),
      () => undefined, // the page works without its map
    );
    return () => {
      cancelled = true;
    };
  }, [language]);
  return loaded === language;
}

import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { addTexts } from '../../../app/i18n/addTexts.ts';
import type { Messages } from '../../../app/i18n/intl.ts';
import { useLanguage } from '../../../app/i18n/language.tsx';
import { resource } from '../../../app/router/resource.ts';

const texts = import.meta.glob<{ default: Messages }>('../../../app/i18n/compiled/*.map.json');

/** Whether the texts of the map have loaded. They load with the first map that is shown. */
export function useOwnTexts(): boolean {
  const language = useLanguage();
  const { messages } = useIntl();
  const [loaded, setLoaded] = useState('map.draw' in messages ? language : null);
  useEffect(() => {
    let cancelled = false;
    const load = texts[`../../../app/i18n/compiled/${language}.map.json`];
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

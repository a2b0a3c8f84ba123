import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { addTexts } from '../../../app/i18n/addTexts.ts';
import type { Messages } from '../../../app/i18n/intl.ts';
import { useLanguage } from '../../../app/i18n/language.tsx';
import { resource } from '../../../app/router/resource.ts';

const texts = import.meta.glob<{ default: Messages }>('../../../app/i18n/compiled/*.map.json');

/** Whether the texts of the map are there. They come with the first map of a visit. */
export function useOwnTexts(): boolean {
  const language = useLanguage();
  const { messages } = useIntl();
  const [come, setCome] = useState('map.draw' in messages ? language : null);
  useEffect(() => {
    let over = false;
    const load = texts[`../../../app/i18n/compiled/${language}.map.json`];
    addTexts(language, load && resource(load)).then(
      () => over || setCome(language),
      () => undefined, // the page is whole without its map
    );
    return () => {
      over = true;
    };
  }, [language]);
  return come === language;
}

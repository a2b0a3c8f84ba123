import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../i18n/language.tsx';
import { type MapTexts, ownTexts } from '../message.ts';

/** The texts that the frame is sent; it fills in counts and numbers itself. */
export function useMapTexts(label: string): MapTexts {
  const intl = useIntl();
  const language = useLanguage();
  return useMemo(() => {
    const placeholders = { count: '{count}', number: '{number}', key: '{key}', town: '{town}' };
    const own = ownTexts.map((key) => [
      key,
      intl.formatMessage({ id: `map.${key}` }, placeholders),
    ]);
    return {
      ...Object.fromEntries(own),
      language,
      label,
      close: intl.formatMessage({ id: 'ui.close' }),
      reference: intl.formatMessage({ id: 'property.reference' }, placeholders),
      energyLabel: intl.formatMessage({ id: 'ui.energyLabel' }),
      previousPhoto: intl.formatMessage({ id: 'property.previousPhoto' }),
      nextPhoto: intl.formatMessage({ id: 'property.nextPhoto' }),
    };
  }, [intl, language, label]);
}

import { type ComponentType, useEffect, useState } from 'react';
import { addTexts } from '../i18n/addTexts.ts';
import type { Messages } from '../i18n/intl.ts';
import { useLanguage } from '../i18n/language.tsx';
import type { Language } from '../i18n/languages.ts';
import { resource } from '../router/resource.ts';
import type { DialogProps } from './ConsentDialog.tsx';

const load = resource(() => import('./ConsentDialog.tsx'));
const texts = import.meta.glob<{ default: Messages }>('../i18n/compiled/*.consent.json');

interface Come {
  readonly Dialog: ComponentType<DialogProps>;
  readonly language: Language;
}

/** The dialog with its texts in the language of the page, once they are wanted and have come. */
export function useDialog(wanted: boolean): ComponentType<DialogProps> | null {
  const language = useLanguage();
  const [come, setCome] = useState<Come | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let over = false;
    Promise.all([
      load(),
      addTexts(language, texts[`../i18n/compiled/${language}.consent.json`]),
    ]).then(
      ([{ ConsentDialog }]) => over || setCome({ Dialog: ConsentDialog, language }),
      () => undefined, // the dialog stays closed, and nothing is loaded
    );
    return () => {
      over = true;
    };
  }, [wanted, language]);
  return come?.language === language ? come.Dialog : null;
}

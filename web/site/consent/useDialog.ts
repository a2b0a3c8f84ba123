import { type ComponentType, useEffect, useState } from 'react';
import { addTexts } from '../../shared/i18n/addTexts.ts';
import type { Messages } from '../../shared/i18n/intl.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import type { Language } from '../../shared/i18n/languages.ts';
import { resource } from '../../shared/router/resource.ts';
import type { DialogProps } from './ConsentDialog.tsx';

const load = resource(() => import('./ConsentDialog.tsx'));
const texts = import.meta.glob<{ default: Messages }>('../../shared/i18n/compiled/*.consent.json');

interface Loaded {
  readonly Dialog: ComponentType<DialogProps>;
  readonly language: Language;
}

/** The dialog, once it is to open and has loaded with its texts in the language of the page; null before. */
export function useDialog(isOpen: boolean): ComponentType<DialogProps> | null {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    let cancelled = false;
    Promise.all([
      load(),
      addTexts(language, texts[`../../shared/i18n/compiled/${language}.consent.json`]),
    ]).then(
      ([{ ConsentDialog }]) => cancelled || setLoaded({ Dialog: ConsentDialog, language }),
      () => undefined, // the dialog stays closed, and nothing is loaded
    );
    return () => {
      cancelled = true;
    };
  }, [isOpen, language]);
  return loaded?.language === language ? loaded.Dialog : null;
}

import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { addTexts } from '../../../../shared/i18n/addTexts.ts';
import type { Messages } from '../../../../shared/i18n/intl.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import type { Language } from '../../../../shared/i18n/languages.ts';
import { resource } from '../../../../shared/router/resource.ts';
import { EmptyList } from './EmptyList.tsx';

const load = resource(() => import('./EmptyList.tsx'));
const texts = import.meta.glob<{ default: Messages }>(
  '../../../../shared/i18n/compiled/*.empty.json',
);
const fetched = new Map<Language, ComponentType<ComponentProps<typeof EmptyList>>>();

/** Why a list is empty. Browsers load its code and its texts only for a list that is. */
export function NoListings(props: ComponentProps<typeof EmptyList>) {
  const language = useLanguage();
  const Page = import.meta.env.SSR ? EmptyList : fetchedIn(language);
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  );
}

/** The code with the texts of a language: one component for each, or React would show it anew. */
function fetchedIn(language: Language) {
  const before = fetched.get(language);
  if (before) return before;
  const Page = lazy(async () => {
    const own = texts[`../../../../shared/i18n/compiled/${language}.empty.json`];
    const [module] = await Promise.all([load(), addTexts(language, own && resource(own))]);
    return { default: module.EmptyList };
  });
  fetched.set(language, Page);
  return Page;
}

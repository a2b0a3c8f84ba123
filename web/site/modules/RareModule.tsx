import { type ComponentType, lazy, Suspense } from 'react';
import type { RareModule_module$key } from '../../__generated__/RareModule_module.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import type { Language } from '../../shared/i18n/languages.ts';
import { resource } from '../../shared/router/resource.ts';
import { type Frame, headingIn } from './frame.ts';
import { Rare, type RareProps } from './rare/Rare.tsx';
import { Section } from './Section.tsx';

const loading: Partial<Record<Language, ComponentType<RareProps>>> = {};

const loadRare = resource(() => import('./rare/inLanguage.ts'));

/**
 * What the browser loads with its texts in a language. Until then, and when it cannot be loaded, it stays as the server rendered it; the
 * next page with such a module tries again.
 */
function loadedIn(language: Language): ComponentType<RareProps> {
  loading[language] ??= lazy(() =>
    loadRare()
      .then(({ rareIn }) => rareIn(language))
      .catch(() => {
        delete loading[language];
        return new Promise<never>(() => undefined);
      }),
  );
  return loading[language];
}

/** A module that few pages have, so that its code and texts load with it: the team, or the way to a form. */
export function RareModule({ frame, ...props }: { module: RareModule_module$key; frame: Frame }) {
  const language = useLanguage();
  const module = useFragment(
    graphql`
      fragment RareModule_module on Module {
        agents {
          number
        }
        ...Rare_module
      }
    `,
    props.module,
  );
  const Contents = import.meta.env.SSR ? Rare : loadedIn(language);
  return (
    <Section frame={frame} empty={module.agents?.length === 0}>
      <Suspense>
        <Contents module={module} heading={headingIn(frame)} />
      </Suspense>
    </Section>
  );
}

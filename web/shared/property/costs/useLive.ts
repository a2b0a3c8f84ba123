import { type ComponentType, type FormEvent, type RefObject, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { resource } from '../../router/resource.ts';
import type { GraphFacts } from './live.tsx';
import type { Answer } from './shown.ts';

const load = resource(() => import('./live.tsx'));

/**
 * Calculates in the browser while the visitor fills in the form. Rules and sliders load when the form is first touched; until then, and
 * when they do not load, the form's address gives the server's answer.
 */
export function useLive(
  first: Answer,
  facts: GraphFacts,
  language: Language,
  form: RefObject<HTMLFormElement | null>,
) {
  const [answer, setAnswer] = useState<Answer>();
  const [Slider, setSlider] = useState<ComponentType<{ name: string; label: string }>>();
  const wake = () => {
    load().then(
      ({ Slider }) => setSlider(() => Slider),
      () => {}, // the button still sends the form
    );
  };
  const follow = ({ target }: FormEvent) => {
    load().then(
      ({ calculate }) => {
        if (form.current) setAnswer(calculate(form.current, target, facts, language));
      },
      () => {},
    );
  };
  return { ...(answer ?? first), Slider, wake, follow };
}

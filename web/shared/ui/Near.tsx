import { type ComponentType, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import type { Language } from '../i18n/languages.ts';
import { replayInput } from '../router/replayInput.ts';
import { resource } from '../router/resource.ts';
import { onceNear } from './onceNear.ts';

const asServed = { __html: '' }; // one object, so that React never writes it

/** A part of a page and its code: the component on the server; in browsers null until it has loaded, with its texts in a language. */
interface NearPart<P> {
  readonly served: ComponentType<P> | null;
  readonly loaded: Map<Language, ComponentType<P>>;
  readonly fetch: (language: Language) => Promise<ComponentType<P>>;
}

/**
 * A part of which browsers load the code by `load`; `served` is null there. `addTexts` loads texts that it alone shows, in a language,
 * for a part that has some.
 */
export function nearPart<P>(
  served: ComponentType<P> | null,
  load: () => Promise<ComponentType<P>>,
  addTexts?: (language: Language) => Promise<void>,
): NearPart<P> {
  const code = resource(load);
  const fetch = async (language: Language) =>
    (await Promise.all([code(), addTexts?.(language)]))[0];
  return { served, loaded: new Map(), fetch };
}

/**
 * A part of a page whose code browsers load once the visitor comes near it. Until then, and when it cannot be loaded, it stays as the
 * server rendered it; what was typed there meanwhile is entered again. On a page that the browser renders itself the code loads at once.
 * The part has a `div` of its own around it.
 */
export function Near<P extends object>({ part, props }: { part: NearPart<P>; props: P }) {
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<Stop[]>([]);
  const focused = useRef(-1);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const Part = part.served ?? part.loaded.get(language);
  useEffect(() => {
    const { current } = place;
    if (Part || !current) return;
    const show = (loaded: ComponentType<P>) => {
      part.loaded.set(language, loaded);
      before.current = stopsIn(current);
      focused.current = before.current.indexOf(document.activeElement as Stop);
      redraw();
    };
    const wake = () => {
      part.fetch(language).then(show, () => undefined); // it stays as the server rendered it
    };
    if (current.firstElementChild) return onceNear(current, wake);
    wake();
  }, [part, language, Part]);
  useLayoutEffect(() => {
    if (!Part || !place.current) return;
    const stops = stopsIn(place.current);
    for (const [i, stop] of before.current.splice(0).entries()) carry(stop, stops[i]);
    replayInput(place.current);
    stops[focused.current]?.focus();
    focused.current = -1;
  }, [Part]);
  if (Part) {
    return (
      <div ref={place} data-live={part.served ? undefined : ''}>
        <Part {...props} />
      </div>
    );
  }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server rendered stays
    <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={asServed} />
  );
}

type Stop = HTMLElement | SVGElement;

/** The elements of a part that the Tab key reaches: the focus moves to the same one of the loaded part. */
function stopsIn(part: Element): Stop[] {
  return [...part.querySelectorAll<Stop>('a, button, input, select, summary')];
}

/** Gives a field of the loaded part what was entered in the served one. */
function carry(from: Stop, to: Stop | undefined): void {
  if (!to || !from.matches('input, select') || from.id !== to.id) return;
  const { value, checked } = from as HTMLInputElement;
  Object.assign(to, { value, checked });
}

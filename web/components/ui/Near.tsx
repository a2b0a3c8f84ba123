import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { resource } from '../../app/router/resource.ts';
import { onceNear } from './onceNear.ts';

const asServed = { __html: '' }; // one object, so that React never writes it

/** A part of a page and its code: the component on the server; in browsers null until it has loaded. */
export interface NearPart<P> {
  readonly served: ComponentType<P> | null;
  loaded: ComponentType<P> | null;
  readonly fetch: () => Promise<ComponentType<P>>;
}

/** A part of which browsers load the code by `load`; `served` is null there. */
export function nearPart<P>(
  served: ComponentType<P> | null,
  load: () => Promise<ComponentType<P>>,
): NearPart<P> {
  return { served, loaded: served, fetch: resource(load) };
}

/**
 * A part of a page whose code browsers load once the visitor comes near it. Until then, and when it cannot be loaded, it stays as the server
 * rendered it. On a page that the browser renders itself the code loads at once. The part has a `div` of its own around it.
 */
export function Near<P extends object>({ part, props }: { part: NearPart<P>; props: P }) {
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const [Part, setPart] = useState(() => part.loaded);
  useEffect(() => {
    const { current } = place;
    if (part.loaded) return setPart(() => part.loaded);
    if (!current) return;
    const show = (loaded: ComponentType<P>) => {
      part.loaded = loaded;
      focused.current = stops(current).indexOf(document.activeElement as HTMLElement);
      setPart(() => loaded);
    };
    const wake = () => {
      part.fetch().then(show, () => undefined); // it stays as the server rendered it
    };
    if (current.firstElementChild) return onceNear(current, wake);
    wake();
  }, [part]);
  useLayoutEffect(() => {
    if (Part && place.current) stops(place.current)[focused.current]?.focus();
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

/** Where the keyboard stops within a part. The focus stays at its place when the part comes alive. */
function stops(part: Element): (HTMLElement | SVGElement)[] {
  return [...part.querySelectorAll<HTMLElement | SVGElement>('a, button')];
}

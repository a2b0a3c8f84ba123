import type { ComponentProps, MouseEvent } from 'react';
import { useRouter } from './useRouter.ts';
import { useShows } from './useShows.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/**
 * A link. To a page of this site it starts loading when it is pointed at, and shows the page without leaving the
 * document. The browser handles everything else (files, tel:, other sites, a new tab, a modified click). There is
 * no link to a page that is not published.
 */
export function Link({ to, onClick, onPointerEnter, onFocus, onTouchStart, ...rest }: Props) {
  const { navigate, preload } = useRouter();
  const shows = useShows();
  const own = isPage(to) && rest.target === undefined && rest.download === undefined;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!own || event.defaultPrevented || isModified(event)) return;
    event.preventDefault();
    navigate(to);
  };
  if (!shows(to)) return null;
  const intend = own ? () => preload(to) : undefined;
  return (
    <a
      {...rest}
      href={to}
      onClick={click}
      onPointerEnter={both(onPointerEnter, intend)}
      onFocus={both(onFocus, intend)}
      onTouchStart={both(onTouchStart, intend)}
    />
  );
}

/** Whether an address is a page of this site. Pages end in a slash; a name with an extension is a file. */
export function isPage(to: string): boolean {
  return /^\/(?!\/)/.test(to) && /^[^?#]*\/(?:[?#]|$)/.test(to);
}

/** Whether a click has a modifier or another button: a new tab, a window, the context menu. */
export function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function both<E>(first: ((event: E) => void) | undefined, second: (() => void) | undefined) {
  if (!first || !second) return first ?? second;
  return (event: E) => {
    first(event);
    second();
  };
}

import type { ComponentProps, MouseEvent } from 'react';
import { useIsPublished } from './useIsPublished.ts';
import { useRouter } from './useRouter.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/**
 * A link. To a page of this site it starts loading when it is pointed at, and shows the page without leaving the
 * document. The browser handles everything else (files, tel:, other sites, a new tab, a modified click). It renders
 * nothing for a page that is not published.
 */
export function Link({ to, onClick, onPointerEnter, onFocus, onTouchStart, ...rest }: Props) {
  const { navigate, preload } = useRouter();
  const isPublished = useIsPublished();
  const isInternal = isPage(to) && rest.target === undefined && rest.download === undefined;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isInternal || event.defaultPrevented || isModified(event)) return;
    event.preventDefault();
    navigate(to);
  };
  if (!isPublished(to)) return null;
  const startLoading = isInternal ? () => preload(to) : undefined;
  return (
    <a
      {...rest}
      href={to}
      onClick={click}
      onPointerEnter={both(onPointerEnter, startLoading)}
      onFocus={both(onFocus, startLoading)}
      onTouchStart={both(onTouchStart, startLoading)}
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

import type { MouseEvent, SyntheticEvent } from 'react';
import { isModified, isPage } from './Link.tsx';
import { useRouter } from './useRouter.ts';

interface Props {
  /** HTML that the import sanitized. */
  html: string;
  className?: string | undefined;
}

/** An HTML text of the agency. Its links to pages of this site behave like `Link`; the browser handles all others. */
export function Html({ html, className }: Props) {
  const { navigate, preload } = useRouter();
  const preloadTarget = (event: SyntheticEvent) => {
    const to = pageUnder(event);
    if (to) preload(to);
  };
  const follow = (event: MouseEvent) => {
    const to = pageUnder(event);
    if (!to || event.defaultPrevented || isModified(event)) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links in it handle the keyboard
    <div
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the import sanitized it
      dangerouslySetInnerHTML={{ __html: html }}
      onClick={follow}
      onPointerOver={preloadTarget}
      onFocus={preloadTarget}
      onTouchStart={preloadTarget}
    />
  );
}

/** The page of this site that the link of an event leads to. */
function pageUnder({ target }: SyntheticEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const to = link?.getAttribute('href');
  if (!link || !to || !isPage(to) || link.target || link.hasAttribute('download')) return undefined;
  return to;
}

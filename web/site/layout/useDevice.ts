import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../../shared/i18n/language.tsx';
import type { Language } from '../../shared/i18n/languages.ts';

type Kind = 'mobile' | 'tablet' | 'desktop';

/** What a page may know of the device it is shown on (specification sections 2 and 3). */
export interface Device {
  readonly isMobile: boolean;
  readonly isTablet: boolean;
  readonly isDesktop: boolean;
  /** The top bar is in sight: there is room for it and the header is not fixed. */
  readonly topBarShow: boolean;
  readonly language: Language;
}

/** The page shell in a window of so many pixels: desktop from 1280, tablet from 767. */
export function shellOf(width: number): Kind {
  if (width >= 1280) return 'desktop';
  return width >= 767 ? 'tablet' : 'mobile';
}

/** The layout in a window of so many pixels: desktop above 960, tablet from 768. */
export function layoutOf(width: number): Kind {
  if (width > 960) return 'desktop';
  return width >= 768 ? 'tablet' : 'mobile';
}

/**
 * The device, also written to the data attributes of .site, for the agency's styles and scripts. Null on the server and in the first
 * render.
 */
export function useDevice(fixed: boolean): Device | null {
  const language = useLanguage();
  const kinds = useSyncExternalStore(subscribe, kindsNow, () => null);
  const [shell, layout] = kinds?.split(' ') ?? [];
  const device = shell
    ? {
        isMobile: shell === 'mobile',
        isTablet: shell === 'tablet',
        isDesktop: shell === 'desktop',
        topBarShow: layout === 'desktop' && !fixed,
        language,
      }
    : null;
  useEffect(() => {
    Object.assign(document.querySelector<HTMLElement>('.site')?.dataset ?? {}, device);
  });
  return device;
}

function kindsNow(): string {
  return `${shellOf(window.innerWidth)} ${layoutOf(window.innerWidth)}`;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

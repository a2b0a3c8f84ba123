import { type ComponentType, useEffect, useState } from 'react';
import { resource } from '../../shared/router/resource.ts';

const load = resource(() => import('./ConsentOfflineToTop.tsx'));

/** Loads the consent dialog, the service worker and the button back to the top after the first paint; never on the server. */
export function AfterFirstPaint() {
  const [ConsentOfflineToTop, setConsentOfflineToTop] = useState<ComponentType | null>(null);
  useEffect(() => {
    const start = () =>
      load().then(
        ({ ConsentOfflineToTop }) => setConsentOfflineToTop(() => ConsentOfflineToTop),
        () => undefined, // without it no consent is requested, no tag is loaded, nothing is cached offline
      );
    const frame = requestAnimationFrame(() => setTimeout(start));
    return () => cancelAnimationFrame(frame);
  }, []);
  return ConsentOfflineToTop && <ConsentOfflineToTop />;
}

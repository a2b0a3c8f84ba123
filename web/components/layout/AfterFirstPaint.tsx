import { type ComponentType, useEffect, useState } from 'react';
import { resource } from '../../app/router/resource.ts';

const load = resource(() => import('./ConsentAndOffline.tsx'));

/** Loads the consent dialog and the service worker after the first paint; never on the server. */
export function AfterFirstPaint() {
  const [ConsentAndOffline, setConsentAndOffline] = useState<ComponentType | null>(null);
  useEffect(() => {
    const start = () =>
      load().then(
        ({ ConsentAndOffline }) => setConsentAndOffline(() => ConsentAndOffline),
        () => undefined, // without it no consent is requested, no tag is loaded and nothing is cached offline
      );
    const frame = requestAnimationFrame(() => setTimeout(start));
    return () => cancelAnimationFrame(frame);
  }, []);
  return ConsentAndOffline && <ConsentAndOffline />;
}

import { type ComponentType, useEffect, useState } from 'react';
import { resource } from '../../app/router/resource.ts';

const load = resource(() => import('./Afterwards.tsx'));

/** Loads the consent dialog and the service worker after the first paint; never on the server. */
export function Later() {
  const [Afterwards, setAfterwards] = useState<ComponentType | null>(null);
  useEffect(() => {
    const come = () =>
      load().then(
        ({ Afterwards }) => setAfterwards(() => Afterwards),
        () => undefined, // no consent is asked, no tag is loaded and nothing is cached offline
      );
    const frame = requestAnimationFrame(() => setTimeout(come));
    return () => cancelAnimationFrame(frame);
  }, []);
  return Afterwards && <Afterwards />;
}

import { type ComponentType, useEffect, useState } from 'react';
import { resource } from '../../app/router/resource.ts';

const load = resource(() => import('./Afterwards.tsx'));

/** What every page has beside itself comes after it: nothing of that is on the server or hinders the first frame. */
export function Later() {
  const [Afterwards, setAfterwards] = useState<ComponentType | null>(null);
  useEffect(() => {
    const come = () =>
      load().then(
        ({ Afterwards }) => setAfterwards(() => Afterwards),
        () => undefined, // nobody is asked, nothing is let in and nothing is kept
      );
    const frame = requestAnimationFrame(() => setTimeout(come));
    return () => cancelAnimationFrame(frame);
  }, []);
  return Afterwards && <Afterwards />;
}

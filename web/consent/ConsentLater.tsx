import { type ComponentType, useEffect, useState } from 'react';
import { resource } from '../router/resource.ts';

const load = resource(() => import('./Consent.tsx'));

/** What the visitor let in comes after the page: nothing of it is on the server or hinders the first frame. */
export function ConsentLater() {
  const [Consent, setConsent] = useState<ComponentType | null>(null);
  useEffect(() => {
    const come = () =>
      load().then(
        ({ Consent }) => setConsent(() => Consent),
        () => undefined, // nobody is asked, and nothing is let in
      );
    const frame = requestAnimationFrame(() => setTimeout(come));
    return () => cancelAnimationFrame(frame);
  }, []);
  return Consent && <Consent />;
}

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useRouter } from '../../shared/router/useRouter.ts';
import { noteSeen } from '../../shared/saved/seen.ts';
import { Consent } from '../consent/Consent.tsx';
import { useOffline } from '../offline/useOffline.ts';
import { BackToTop } from './BackToTop.tsx';

/**
 * What every page loads after its first paint: the consent dialog, the service worker, which caches the page for offline use, the button
 * back to the top, and what notes in this browser that a property was seen. With the Tab key the dialog comes first of all, and the
 * button last.
 */
export function ConsentOfflineToTop() {
  const { location } = useRouter();
  const seen = location.page === 'property' && /(\d+)\/$/.exec(location.pathname)?.[1];
  useOffline(location);
  useEffect(() => {
    if (seen) noteSeen(Number(seen));
  }, [seen]);
  return (
    <>
      <Consent />
      {createPortal(<BackToTop />, document.body)}
    </>
  );
}

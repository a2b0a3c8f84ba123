import { createPortal } from 'react-dom';
import { useRouter } from '../../shared/router/useRouter.ts';
import { Consent } from '../consent/Consent.tsx';
import { useOffline } from '../offline/useOffline.ts';
import { BackToTop } from './BackToTop.tsx';

/**
 * What every page loads after its first paint: the consent dialog, the service worker, which caches the page for offline use, and the
 * button back to the top. With the Tab key the dialog comes first of all, and the button last.
 */
export function ConsentOfflineToTop() {
  useOffline(useRouter().location);
  return (
    <>
      <Consent />
      {createPortal(<BackToTop />, document.body)}
    </>
  );
}

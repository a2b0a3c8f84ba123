import { Consent } from '../../app/consent/Consent.tsx';
import { useOffline } from '../../app/offline/useOffline.ts';
import { useRouter } from '../../app/router/useRouter.ts';

/** What every page loads after its first paint: the consent dialog, and the service worker, which caches the page for offline use. */
export function ConsentAndOffline() {
  useOffline(useRouter().location);
  return <Consent />;
}

import { Consent } from '../../app/consent/Consent.tsx';
import { useOffline } from '../../app/offline/useOffline.ts';
import { useRouter } from '../../app/router/useRouter.ts';

/** What loads after the first paint of every page: the consent dialog, and the service worker that caches the page for offline use. */
export function Afterwards() {
  useOffline(useRouter().location);
  return <Consent />;
}

import { Consent } from '../../app/consent/Consent.tsx';
import { useOffline } from '../../app/offline/useOffline.ts';
import { useRouter } from '../../app/router/useRouter.ts';

/** What comes after a page: the question what to let in, and what is kept of it for who has no connection. */
export function Afterwards() {
  useOffline(useRouter().location);
  return <Consent />;
}

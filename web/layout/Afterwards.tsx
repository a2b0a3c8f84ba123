import { Consent } from '../consent/Consent.tsx';
import { useOffline } from '../offline/useOffline.ts';
import { useRouter } from '../router/useRouter.ts';

/** What comes after a page: the question what to let in, and what is kept of it for who has no connection. */
export function Afterwards() {
  useOffline(useRouter().location);
  return <Consent />;
}

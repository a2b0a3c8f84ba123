import { useEffect } from 'react';
import { useLanguage } from '../../../app/i18n/language.tsx';
import { useRouter } from '../../../app/router/useRouter.ts';
import { pathToSignIn } from '../login/next.ts';
import { PortalSkeleton } from './PortalSkeleton.tsx';

/** Nobody is signed in, or no longer: the page to sign in at takes the place of this one and leads back to it. */
export function SignedOut({ ended = false }: { ended?: boolean }) {
  const language = useLanguage();
  const { location, navigate } = useRouter();
  const to = pathToSignIn(language, location, ended ? 'sessionEnded' : '');
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return <PortalSkeleton />;
}

import { useEffect } from 'react';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { useRouter } from '../../../../shared/router/useRouter.ts';
import { pathToSignIn } from '../login/signInPaths.ts';
import { PortalSkeleton } from './PortalSkeleton.tsx';

/** Redirects to the login page, which leads back here; `ended` when the session has ended meanwhile. */
export function SignedOut({ ended = false }: { ended?: boolean }) {
  const language = useLanguage();
  const { location, navigate } = useRouter();
  const to = pathToSignIn(language, location, ended ? 'sessionEnded' : '');
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return <PortalSkeleton />;
}

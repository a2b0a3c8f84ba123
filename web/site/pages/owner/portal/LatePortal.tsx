import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { resource } from '../../../../shared/router/resource.ts';
import { PortalSkeleton } from './PortalSkeleton.tsx';
import { Unavailable } from './Unavailable.tsx';

const load = resource(() => import('./Portal.tsx'));

/** The owner's data, which browsers load with Relay; the server renders none. */
export function LatePortal() {
  const [Portal, setPortal] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  const show = useCallback(() => {
    setFailed(false);
    load().then(
      ({ Portal }) => setPortal(() => Portal),
      () => setFailed(true),
    );
  }, []);
  useEffect(show, [show]);
  if (failed) return <Unavailable retry={show} />;
  return Portal ? <Portal /> : <PortalSkeleton />;
}

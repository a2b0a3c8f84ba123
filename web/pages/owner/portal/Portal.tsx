import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { Owned } from './Owned.tsx';
import { PortalSkeleton } from './PortalSkeleton.tsx';
import { useSafe } from './useSafe.ts';

/** An owner's things, in a store of their own. */
export function Portal() {
  const { safe, renew } = useSafe();
  if (safe === null) return <PortalSkeleton />;
  return (
    <RelayEnvironmentProvider key={safe.turn} environment={safe.environment}>
      <Owned again={renew} />
    </RelayEnvironmentProvider>
  );
}

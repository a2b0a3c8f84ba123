import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { OwnedProperties } from './OwnedProperties.tsx';
import { PortalSkeleton } from './PortalSkeleton.tsx';
import { useOwnerStore } from './useOwnerStore.ts';

/** The owner's data, in a Relay store of their own. */
export function Portal() {
  const { store, renew } = useOwnerStore();
  if (store === null) return <PortalSkeleton />;
  return (
    <RelayEnvironmentProvider key={store.turn} environment={store.environment}>
      <OwnedProperties retry={renew} />
    </RelayEnvironmentProvider>
  );
}

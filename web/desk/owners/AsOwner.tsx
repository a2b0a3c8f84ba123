import { useEffect, useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createDeskEnvironment } from '../app/environment.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { Screen } from '../frame/Screen.tsx';
import property from '../properties/Property.module.css';
import { Icon } from '../ui/DeskIcon.tsx';
import { AsOwnerView } from './AsOwnerView.tsx';

/** An owner's page as the owner sees it, read-only. What it shows is in a store of its own, which goes with the screen. */
export function AsOwner({ number }: { number: string }) {
  const say = useText();
  const [environment, setEnvironment] = useState<ReturnType<typeof createDeskEnvironment>>();
  useEffect(() => setEnvironment(createDeskEnvironment()), []);
  return (
    <Screen title={say('owners.as.title')}>
      <p className={property.back}>
        <Link to={{ screen: 'owner', id: number }}>
          <Icon name="back" />
          {say('owners.owner')}
        </Link>
      </p>
      {environment && (
        <RelayEnvironmentProvider environment={environment}>
          <AsOwnerView number={number} />
        </RelayEnvironmentProvider>
      )}
    </Screen>
  );
}

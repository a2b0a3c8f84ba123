import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '../ui/Notice.tsx';

/** Says that a form needs a connection, while there is none. The server and the first render take one for granted. */
export function Offline() {
  const intl = useIntl();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && <Notice icon="alert">{intl.formatMessage({ id: 'form.offline' })}</Notice>}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

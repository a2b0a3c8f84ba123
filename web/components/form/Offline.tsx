import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '../ui/Notice.tsx';

/** Says that a form needs a connection, while there is none. The server and the first render know of none that is missing. */
export function Offline() {
  const intl = useIntl();
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && <Notice icon="alert">{intl.formatMessage({ id: 'form.offline' })}</Notice>}
    </div>
  );
}

function follow(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

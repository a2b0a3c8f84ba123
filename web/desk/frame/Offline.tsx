import { useSyncExternalStore } from 'react';
import { useText } from '../app/texts.ts';
import css from './Offline.module.css';

/** The line that says there is no connection: what is shown stays, what is typed is kept. */
export function Offline() {
  const say = useText();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">{!online && <p className={css.line}>{say('state.offline.line')}</p>}</div>
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

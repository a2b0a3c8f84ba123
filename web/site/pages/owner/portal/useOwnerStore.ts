import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Environment } from 'relay-runtime';
import { createAnswers } from '../../../../shared/answer/answers.ts';
import { sendQuery } from '../../../../shared/answer/request.ts';
import { createEnvironment } from '../../../../shared/relay/environment.ts';

/** A Relay environment for an owner's data, apart from the app's own, so that it can be dropped as a whole. */
interface OwnerStore {
  readonly environment: Environment;
  /** Different for each store. */
  readonly turn: number;
}

/**
 * The owner's store while the page is shown; null on the server and while the document is being left. It is dropped before
 * the page enters the browser's back/forward cache, so that Back after signing out shows nothing. `renew` makes an empty one.
 */
export function useOwnerStore(): { store: OwnerStore | null; renew: () => void } {
  const [store, setStore] = useState<OwnerStore | null>(null);
  useEffect(() => {
    const empty = () => flushSync(() => setStore(null));
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setStore(next);
    setStore(next);
    addEventListener('pagehide', empty);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', empty);
      removeEventListener('pageshow', comeBack);
    };
  }, []);
  return { store, renew: () => setStore(next) };
}

function next(before: OwnerStore | null): OwnerStore {
  return {
    environment: createEnvironment(createAnswers(sendQuery)),
    turn: (before?.turn ?? 0) + 1,
  };
}

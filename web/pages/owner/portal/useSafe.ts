import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Environment } from 'relay-runtime';
import { createAnswers } from '../../../app/relay/answers.ts';
import { createEnvironment } from '../../../app/relay/environment.ts';
import { sendQuery } from '../../../app/relay/request.ts';

/** What the graph tells of an owner's things, apart from what every visitor may see, and thrown away whole. */
export interface Safe {
  readonly environment: Environment;
  /** Another number for each. */
  readonly turn: number;
}

/**
 * A safe for as long as its page is shown; null on the server and while the document is left. It is emptied before a
 * browser puts the page by, so that who comes back to it after signing out finds nothing there. `renew` begins afresh.
 */
export function useSafe(): { safe: Safe | null; renew: () => void } {
  const [safe, setSafe] = useState<Safe | null>(null);
  useEffect(() => {
    const empty = () => flushSync(() => setSafe(null));
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setSafe(next);
    setSafe(next);
    addEventListener('pagehide', empty);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', empty);
      removeEventListener('pageshow', comeBack);
    };
  }, []);
  return { safe, renew: () => setSafe(next) };
}

function next(before: Safe | null): Safe {
  return {
    environment: createEnvironment(createAnswers(sendQuery)),
    turn: (before?.turn ?? 0) + 1,
  };
}

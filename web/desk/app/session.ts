import { createContext, use, useEffect } from 'react';
import type { Language } from '../../shared/i18n/languages.ts';
import type { DeskAppQuery } from '../__generated__/DeskAppQuery.graphql.ts';

/** Who is at the desk in this browser. */
interface Session {
  readonly desk: NonNullable<DeskAppQuery['response']['desk']>;
  readonly language: Language;
  /** Sets the language of the account. Throws when the graph does not answer. */
  readonly speak: (language: Language) => Promise<void>;
  /** Called when the session has ended; whoever signs in again sees the same screen. */
  readonly ended: () => void;
  readonly signOut: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a session around it');
  return session;
}

/** Ends the session in the app when an answer has no desk, which means that the session is over. */
export function useEnd(answer: { readonly desk?: unknown } | null): void {
  const { ended } = useSession();
  const over = answer?.desk === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the session turns out to be over
  useEffect(() => {
    if (over) ended();
  }, [over]);
}

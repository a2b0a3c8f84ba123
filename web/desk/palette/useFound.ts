import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useFoundQuery } from '../__generated__/useFoundQuery.graphql.ts';
import { type Failure, failureOf } from '../app/failure.ts';
import { findCharacters } from '../app/limits.ts';
import { useSession } from '../app/session.ts';
import { type Found, foundOf } from './found.ts';

/** How long somebody must stop typing before the search, in milliseconds. */
const patience = 200;

interface State {
  readonly words: string;
  readonly found: Found | null;
  readonly failure: Failure | null;
}

/** What the server finds for words. The last result stays until the next. */
export function useFound(words: string): State & { readonly waiting: boolean } {
  const environment = useRelayEnvironment();
  const { ended } = useSession();
  const [state, setState] = useState<State>({ words: '', found: null, failure: null });
  const typed = words.trim().length < findCharacters ? '' : words.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for other words
  useEffect(() => {
    if (!typed) return setState({ words: '', found: null, failure: null });
    let forget = () => {};
    const timer = setTimeout(() => {
      const sent = fetchQuery<useFoundQuery>(environment, query, { words: typed }).subscribe({
        next: ({ desk }) =>
          desk ? setState({ words: typed, found: foundOf(desk), failure: null }) : ended(),
        error: (error: unknown) =>
          setState({ words: typed, found: null, failure: failureOf(error) }),
      });
      forget = () => sent.unsubscribe();
    }, patience);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [typed]);
  return { ...state, waiting: state.words !== typed };
}

const query = graphql`
  query useFoundQuery($words: String!) {
    desk {
      find(words: $words) {
        leads {
          id
          name
          email
          formName
        }
        properties {
          number
          reference
          place
          title
        }
        people {
          name
          firstName
          lastName
          email
          who
          phone
          language
        }
        articles {
          key
          title
        }
        pages {
          key
          title
        }
      }
      owners(words: $words) {
        nodes {
          id
          name
          email
        }
      }
    }
  }
`;

import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useSearchResultQuery } from '../__generated__/useSearchResultQuery.graphql.ts';
import { useLanguage } from '../i18n/language.tsx';
import { graphLanguage } from '../i18n/languages.ts';

export type SearchResult = useSearchResultQuery['response']['search'];

/** How long typing must pause before the graph is asked, in milliseconds. */
const pause = 150;

interface Found {
  /** Null until the first answer. Older results stay until newer ones are there. */
  readonly result: SearchResult | null;
  readonly failed: boolean;
}

/** What the graph finds for the words in the field. An answer to words that are no longer there is dropped. */
export function useSearchResult(text: string): Found {
  const environment = useRelayEnvironment();
  const language = graphLanguage(useLanguage());
  const asked = text.trim();
  const [found, setFound] = useState<Found>({ result: null, failed: false });
  useEffect(() => {
    let stop = () => {};
    const start = () => {
      const { unsubscribe } = fetchQuery<useSearchResultQuery>(environment, document, {
        language,
        text: asked,
      }).subscribe({
        next: ({ search }) => setFound({ result: search, failed: false }),
        error: () => setFound({ result: null, failed: true }),
      });
      stop = unsubscribe;
    };
    const timer = setTimeout(start, asked === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, language, asked]);
  return found;
}

const document = graphql`
  query useSearchResultQuery($language: Language!, $text: String!) {
    search(language: $language, text: $text) {
      types {
        category {
          id
        }
        name
        saleCount
        rentCount
        salePath
        rentPath
      }
      cities {
        city {
          id
          saleCount
          rentCount
        }
        label
        salePath
        rentPath
      }
      properties {
        id
        number
        path
        typeName
        title
        city {
          displayName
        }
        thumbnail: photos(first: 1) {
          url
          width
          height
        }
      }
    }
  }
`;

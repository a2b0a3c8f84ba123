import type { useSearchResultQuery } from '../../__generated__/useSearchResultQuery.graphql.ts';
import { graphql } from '../answer/fragment.ts';
import { useAnswer } from '../answer/useAnswer.ts';
import { useLanguage } from '../i18n/language.tsx';
import { graphLanguage } from '../i18n/languages.ts';

export type SearchResult = useSearchResultQuery['response']['search'];
export type Understood = useSearchResultQuery['response']['understand'];

/** What the graph finds for the words in the field; at once when there are none. */
export function useSearchResult(text: string) {
  const language = graphLanguage(useLanguage());
  const words = text.trim();
  const { answer, failed } = useAnswer<useSearchResultQuery>(
    document,
    { language, text: words },
    words === '' ? 0 : undefined,
  );
  return { result: answer?.search ?? null, understood: answer?.understand, failed };
}

const document = graphql`
  query useSearchResultQuery($language: Language!, $text: String!) {
    understand(language: $language, text: $text) {
      parts {
        meant
        text
      }
      unread
    }
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
      projects {
        id
        path
        name
        city {
          displayName
        }
        priceRange {
          text
        }
        thumbnail: photos(first: 1) {
          url
          width
          height
        }
      }
      properties {
        id
        reference
        path
        typeName
        title
        goal
        price {
          text
        }
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

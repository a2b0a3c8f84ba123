import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { SearchBlockFixtureQuery } from '../../__generated__/SearchBlockFixtureQuery.graphql.ts';
import { renderWithRelay } from '../../test/renderWithRelay.tsx';
import { SearchBlock } from './SearchBlock.tsx';

const query = graphql`
  query SearchBlockFixtureQuery($language: Language!) @relay_test_operation {
    site(language: $language) {
      ...SearchBlock_site
    }
  }
`;

const full = {
  logo: false,
  title: null,
  description: null,
  secondDescription: null,
  showInput: true,
  showButton: true,
  showGoals: true,
  showCounts: true,
};

/** Shows the search block with some of its parts. */
export function show(url = '/nl/', options: Partial<Record<keyof typeof full, unknown>> = {}) {
  const view = renderWithRelay<SearchBlockFixtureQuery>({
    query,
    variables: { language: 'NL' },
    show: ({ site }) => <SearchBlock site={site} />,
    mocks: {
      Site: () => ({ shortName: 'Gevel', logo: null, saleCount: 58, rentCount: 26 }),
      SearchBlock: () => ({ ...full, ...options }),
    },
    url,
  });
  const field = screen.queryByRole('combobox') as HTMLInputElement;
  return { ...view, field, user: userEvent.setup() };
}

type View = ReturnType<typeof show>;

export const villa = {
  name: 'Villa',
  saleCount: 31,
  rentCount: 0,
  salePath: '/nl/te-koop/?type=1',
  rentPath: '/nl/te-huur/?type=1',
};
export const long = `Halfopen nieuwbouw ${'met tuin '.repeat(20)}`;

/** Answers the pending request. */
export async function answer({ environment }: View, search: Record<string, unknown>) {
  await waitFor(() => environment.mock.getMostRecentOperation());
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        SearchResult: () => ({ types: [], cities: [], projects: [], properties: [], ...search }),
      }),
    );
  });
}

/** The variables of the pending request. */
export const asked = ({ environment }: View) =>
  environment.mock.getMostRecentOperation().request.variables;

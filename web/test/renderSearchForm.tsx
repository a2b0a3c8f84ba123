import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { SearchForm } from '../shared/search/SearchForm.tsx';
import { standingRouter, TestApp } from './TestApp.tsx';

/** Shows the search form as a visitor at `url` sees it. */
export function renderSearchForm(url = '/nl/') {
  const environment = createMockEnvironment();
  const router = standingRouter(url);
  render(
    <TestApp environment={environment} router={router}>
      <SearchForm />
    </TestApp>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox');
  return { environment, router, field, user: userEvent.setup() };
}

type View = ReturnType<typeof renderSearchForm>;

export const villa = {
  name: 'Villa',
  saleCount: 31,
  rentCount: 0,
  salePath: '/nl/te-koop/?type=1',
  rentPath: '/nl/te-huur/?type=1',
};

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

/** What the last request asks. */
export const requested = ({ environment }: View) =>
  environment.mock.getMostRecentOperation().request.variables;

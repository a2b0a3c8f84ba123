import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import query from '../__generated__/useSearchResultQuery.graphql.ts';
import { SearchForm } from '../shared/search/SearchForm.tsx';
import { answerTo } from './mocks.ts';
import { standingRouter, TestApp } from './TestApp.tsx';
import { waitingAnswers } from './waitingAnswers.ts';

/** Shows the search form as a visitor at `url` sees it. */
export function renderSearchForm(url = '/nl/') {
  const { answers, sent } = waitingAnswers();
  const router = standingRouter(url, answers);
  render(
    <TestApp router={router}>
      <SearchForm />
    </TestApp>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox');
  return { sent, router, field, user: userEvent.setup() };
}

type View = ReturnType<typeof renderSearchForm>;

export const villa = {
  name: 'Villa',
  saleCount: 31,
  rentCount: 0,
  salePath: '/nl/te-koop/?type=1',
  rentPath: '/nl/te-huur/?type=1',
};

/** Answers the last request: what the words find, and the one part that they say as a sentence, none when absent. */
export async function answer({ sent }: View, search: Record<string, unknown>, part?: object) {
  await waitFor(() => expect(sent).not.toHaveLength(0));
  await act(async () => {
    const last = sent.at(-1);
    const found = { types: [], cities: [], projects: [], properties: [], ...search };
    const mocks = {
      SearchResult: () => found,
      Understanding: () => ({ parts: part ? [part] : [], unread: [] }),
      UnderstoodPart: () => part ?? {},
    };
    last?.resolve(answerTo(query, last.variables, mocks));
  });
}

/** What the last request asks. */
export const requested = ({ sent }: View) => sent.at(-1)?.variables;

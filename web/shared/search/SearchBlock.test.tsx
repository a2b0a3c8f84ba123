import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { describe, expect, it } from 'vitest';
import type { SearchBlockTestQuery } from '../../__generated__/SearchBlockTestQuery.graphql.ts';
import { renderAnswer } from '../../test/renderAnswer.tsx';
import { SearchBlock } from './SearchBlock.tsx';

const query = graphql`
  query SearchBlockTestQuery($language: Language!) @relay_test_operation {
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

function show(url = '/nl/', options: Partial<Record<keyof typeof full, unknown>> = {}) {
  const view = renderAnswer<SearchBlockTestQuery>({
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

describe('the search block', () => {
  it('leads to both lists and says how many properties they have', () => {
    show();
    expect(screen.getByRole('link', { name: 'Te koop (58)' })).toHaveAttribute(
      'href',
      '/nl/te-koop/',
    );
    expect(screen.getByRole('link', { name: 'Te huur (26)' })).toHaveAttribute(
      'href',
      '/nl/te-huur/',
    );
  });

  it('shows only the texts that are set', () => {
    const { unmount } = show();
    expect(screen.queryByRole('heading')).toBeNull();
    unmount();
    show('/nl/', {
      title: 'Zoek een huis',
      description: 'Wij helpen',
      secondDescription: 'Bel ons',
    });
    expect(screen.getByRole('heading', { name: 'Zoek een huis' })).toBeVisible();
    expect(screen.getByText('Wij helpen')).toBeVisible();
    expect(screen.getByText('Bel ons')).toBeVisible();
  });

  it('has a logo that leads home', () => {
    show('/fr/', { logo: true });
    expect(screen.getByRole('link', { name: /^Gevel/ })).toHaveAttribute('href', '/fr/');
  });

  it('does without field, buttons or counts', () => {
    const { unmount, field } = show('/nl/', {
      showInput: false,
      showButton: false,
      showCounts: false,
    });
    expect(field).toBeNull();
    expect(screen.queryByRole('button', { name: 'Zoeken' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Te koop' })).toBeVisible();
    unmount();
    show('/nl/', { showGoals: false });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is not rendered when all of it is switched off', () => {
    const none = { showInput: false, showButton: false, showGoals: false, showCounts: false };
    show('/nl/', none);
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('names the button that stands without a field', () => {
    show('/nl/', { showInput: false });
    expect(screen.getByRole('button', { name: 'Zoeken' })).toHaveTextContent('Zoeken');
  });

  it('leads to the list with the button alone', async () => {
    const view = show('/nl/', { showInput: false });
    await view.user.click(screen.getByRole('button', { name: 'Zoeken' }));
    expect(view.router.navigate).toHaveBeenCalledWith('/nl/te-koop/');
  });
});

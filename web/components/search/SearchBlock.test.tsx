import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import type { SearchBlockTestQuery } from '../../__generated__/SearchBlockTestQuery.graphql.ts';
import { renderWithRelay } from '../../test/renderWithRelay.tsx';
import { SearchBlock } from './SearchBlock.tsx';
import { cut } from './SearchHit.tsx';

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
  const view = renderWithRelay<SearchBlockTestQuery>({
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

const villa = {
  name: 'Villa',
  saleCount: 31,
  rentCount: 0,
  salePath: '/nl/te-koop/?type=1',
  rentPath: '/nl/te-huur/?type=1',
};
const long = `Halfopen nieuwbouw ${'met tuin '.repeat(20)}`;

/** Answers the pending request. */
async function answer({ environment }: View, search: Record<string, unknown>) {
  await waitFor(() => environment.mock.getMostRecentOperation());
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        SearchResult: () => ({ types: [], cities: [], projects: [], properties: [], ...search }),
      }),
    );
  });
}

const requested = ({ environment }: View) =>
  environment.mock.getMostRecentOperation().request.variables;

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

  it('is an ordinary form for a browser without scripts', () => {
    const { field } = show('/fr/');
    expect(field).toHaveAttribute('name', 'q');
    expect(field).toHaveAttribute('placeholder', 'ID, Type, Ville');
    expect(field.closest('form')).toHaveAttribute('action', '/fr/a-vendre/');
  });

  it('is closed until the field has focus, and lists the types alone then', async () => {
    const view = show();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await view.user.click(view.field);
    await answer(view, { types: [villa] });
    expect(requested).toBeDefined();
    const panel = screen.getByRole('dialog', { name: 'Zoekresultaten' });
    expect(within(panel).getByText('Villa')).toBeVisible();
    expect(view.field).toHaveAttribute('aria-expanded', 'true');
  });

  it('greys out an empty list', async () => {
    const view = show();
    await view.user.click(view.field);
    await answer(view, { types: [villa] });
    const sale = screen.getByRole('link', { name: /^Te koop 31 ?, Villa$/ });
    expect(sale).toHaveAttribute('href', '/nl/te-koop/?type=1');
    const rent = screen.getByRole('link', { name: 'Villa, Te huur: niets' });
    expect(rent).toHaveAttribute('aria-disabled', 'true');
    expect(rent).not.toHaveAttribute('href');
  });

  it('opens with the search button too', async () => {
    const view = show();
    await view.user.click(screen.getByRole('button', { name: 'Zoeken' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(view.field).toHaveFocus();
    expect(view.router.navigate).not.toHaveBeenCalled();
  });

  it('shows a property with its words cut at 100 and its reference', async () => {
    const view = show();
    await view.user.type(view.field, 'kinrooi');
    await waitFor(() => expect(requested(view)).toEqual({ language: 'NL', text: 'kinrooi' }));
    await answer(view, {
      properties: [
        {
          number: 1096,
          path: '/nl/te-koop/kinrooi/x/1096/',
          typeName: 'Woning',
          title: long,
          thumbnail: [],
        },
      ],
    });
    const link = screen.getByRole('link', { name: /Ref: 1096/ });
    expect(link).toHaveAttribute('href', '/nl/te-koop/kinrooi/x/1096/');
    expect(link).toHaveTextContent(cut(`Woning: ${long}`));
  });

  it('drops the answer to an outdated text', async () => {
    const view = show();
    await view.user.type(view.field, 'bree');
    await waitFor(() => expect(requested(view)).toMatchObject({ text: 'bree' }));
    const stale = view.environment.mock.getMostRecentOperation();
    await view.user.type(view.field, 'x');
    await waitFor(() => expect(requested(view)).toMatchObject({ text: 'breex' }));
    expect(
      view.environment.mock.isLoading(stale.request.node, { language: 'NL', text: 'bree' }),
    ).toBe(false);
    await answer(view, {});
    expect(screen.getByText('Er is niets gevonden')).toBeVisible();
  });

  it('says that it is searching until the answer comes', async () => {
    const view = show();
    await view.user.type(view.field, 'bree');
    expect(screen.getByText('Even zoeken…')).toBeInTheDocument();
    await waitFor(() => expect(requested(view)).toMatchObject({ text: 'bree' }));
    await answer(view, { types: [villa] });
    expect(screen.queryByText('Even zoeken…')).toBeNull();
  });

  it('says so when searching fails', async () => {
    const view = show();
    await view.user.click(view.field);
    await waitFor(() => requested(view));
    await act(async () => view.environment.mock.rejectMostRecentOperation(new Error('gone')));
    expect(screen.getByText(/Het zoeken lukt nu niet/)).toBeVisible();
  });

  it('closes on Escape and when focus leaves, and searches on Enter', async () => {
    const view = show();
    await view.user.type(view.field, 'c&a');
    await screen.findByRole('dialog');
    await view.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await view.user.keyboard('{Enter}');
    expect(view.router.navigate).toHaveBeenCalledWith('/nl/te-koop/?q=c%26a');
    await view.user.type(view.field, 'b');
    await screen.findByRole('dialog');
    await act(async () => view.field.blur());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the settings of the search block', () => {
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

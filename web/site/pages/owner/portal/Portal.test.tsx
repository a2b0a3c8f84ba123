import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standingRouter, TestApp } from '../../../../test/TestApp.tsx';
import { Portal } from './Portal.tsx';

const graph = vi.fn<(url: string) => unknown>();

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const data = graph(url);
    if (data === null) throw new TypeError('no connection');
    return new Response(JSON.stringify({ data }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  graph.mockReset();
});

/** Opens the owner's page; a request through the app's own answers fails. */
function open(url = '/nl/eigenaar/') {
  const router = standingRouter(url);
  render(
    <TestApp router={router}>
      <Portal />
    </TestApp>,
  );
  return router;
}

const property = (number: number) => ({
  __typename: 'OwnedProperty',
  id: `property ${number}`,
  number,
  reference: String(number),
  title: 'Rustig wonen',
  typeName: 'Villa',
  city: { id: 'Bree', name: 'Bree' },
  address: number === 7 ? { street: 'Dorpsstraat', houseNumber: '7', boxNumber: '' } : null,
  photo: null,
  goal: 'SALE',
  status: 'ACTIVE',
  path: `/nl/te-koop/bree/huis/${number}/`,
  publishedAt: '2026-10-22T08:00:00Z',
  showsPrice: number === 7,
  showsAddress: true,
  price: { text: '€ 349.000' },
});

const owner = (...properties: object[]) => ({
  viewer: {
    id: 'owner',
    name: 'Lien Peeters',
    email: 'lien@example.com',
    newsEmails: false,
    properties,
  },
});

const nothing = {
  visits: { today: 0, week: 2, previousWeek: 5, month: 9, total: 0, sources: [] },
  visitsPerDay: [
    { date: '2026-11-20', count: 2 },
    { date: '2026-11-21', count: 0 },
  ],
  viewings: [],
  communications: [],
  onlineMedia: [],
  documents: [],
  priceHistory: [],
  matchingDemands: 1,
  agent: {
    name: 'An Vermeulen',
    initials: 'AV',
    phone: '089 00 00 02',
    path: '/nl/team/an-vermeulen/',
    office: { name: '' },
    photo: null,
  },
};

/** Answers the query of the owner and that of one property. */
function answer(first: object, second?: object) {
  graph.mockImplementation((url) => (url.includes('%22id%22') ? second : first));
}

describe('an owner’s page', () => {
  it('shows a skeleton while the data load', () => {
    graph.mockReturnValue(owner());
    open();
    expect(screen.getByLabelText('Uw gegevens laden')).toHaveAttribute('aria-busy', 'true');
  });

  it('redirects to the login page without a session, and back to the same property', async () => {
    answer({ viewer: null });
    const { navigate } = open('/nl/eigenaar/?property=7');
    await vi.waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/nl/login/?next=%2Fnl%2Feigenaar%2F%3Fproperty%3D7', {
        replace: true,
      }),
    );
  });

  it('shows an owner without properties how to contact the agency', async () => {
    answer(owner());
    open();
    expect(await screen.findByRole('heading', { name: /^Dag Lien Peeters/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Neem contact op' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log uit' })).toBeVisible();
  });

  it('names the only property and says which parts are empty', async () => {
    answer(owner(property(7)), { ...owner(), node: { ...property(7), ...nothing } });
    open();
    expect(await screen.findByText('Dorpsstraat 7, Bree')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(await screen.findByText('3 minder dan vorige week')).toBeVisible();
    for (const words of [/nog geen bezichtigingen/, /nog geen brieven/, /nog geen prijs/]) {
      expect(screen.getByText(words)).toBeVisible();
    }
    expect(screen.getByText(/past bij uw pand/)).toBeVisible();
    expect(screen.queryByText(/zien de prijs niet/)).toBeNull();
  });

  it('shows the property of the address, and lets the owner choose another', async () => {
    answer(owner(property(7), property(8)), { ...owner(), node: { ...property(8), ...nothing } });
    const { navigate } = open('/nl/eigenaar/?property=8');
    const choice = await screen.findByRole('combobox', { name: 'Uw pand' });
    expect(choice).toHaveDisplayValue('Rustig wonen, Bree');
    expect(screen.getByText('Bezoekers zien de prijs niet.')).toBeVisible();
    await userEvent.selectOptions(choice, 'Dorpsstraat 7, Bree');
    expect(navigate).toHaveBeenCalledWith('/nl/eigenaar/?property=7', {
      replace: true,
      scroll: false,
    });
  });

  it('redirects to the login page when the session has ended meanwhile', async () => {
    answer(owner(property(7)), { viewer: null, node: null });
    const { navigate } = open();
    await vi.waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(expect.stringContaining('done=sessionEnded'), {
        replace: true,
      }),
    );
  });

  it('requests the data again after a failure', async () => {
    graph.mockReturnValue(null);
    open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Uw gegevens willen niet laden');
    answer(owner());
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('heading', { name: /^Dag Lien Peeters/ })).toBeVisible();
  });

  it('drops the data when the document is left', async () => {
    answer(owner(property(7)), { ...owner(), node: { ...property(7), ...nothing } });
    open();
    await screen.findByText('Dorpsstraat 7, Bree');
    window.dispatchEvent(new Event('pagehide'));
    expect(screen.queryByText('Dorpsstraat 7, Bree')).toBeNull();
    answer({ viewer: null });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(screen.queryByText('Dorpsstraat 7, Bree')).toBeNull());
    expect(graph.mock.lastCall?.[0]).toContain('documentId');
  });
});

import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { describe, expect, it } from 'vitest';
import type { PropertyCardTestQuery } from '../../../__generated__/PropertyCardTestQuery.graphql.ts';
import { renderAnswer } from '../../../test/renderAnswer.tsx';
import { PropertyCard } from './PropertyCard.tsx';

const query = graphql`
  query PropertyCardTestQuery {
    property(number: 1096) {
      ...PropertyCard_property
    }
  }
`;

const property = {
  number: 1096,
  headline: 'Molenstraat 14',
  path: '/nl/te-koop/kinrooi/halfopen-woning/1096/',
  status: 'AVAILABLE',
  typeName: 'Halfopen woning',
  city: { displayName: 'Kinrooi' },
  price: { text: '€\u00a0349.000', perMonth: false },
  costs: { charges: null },
  marquee: null,
  reduction: null,
  energy: { text: 'A', status: 'PRESENT' },
  rooms: { bedrooms: 3, bathrooms: 1 },
  surfaces: { living: 168, ground: 1412 },
  photoCount: 8,
};

function showCard(change: object, realised = '') {
  renderAnswer<PropertyCardTestQuery>({
    query,
    variables: {},
    mocks: { Property: () => ({ ...property, ...change }) },
    show: (data) => data.property && <PropertyCard property={data.property} realised={realised} />,
  });
  return within(screen.getByRole('article'));
}

describe('a card', () => {
  it('has one link, with the street, to the property; city and type stand under it', () => {
    const card = showCard({});
    const links = card.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]?.textContent).toBe('Molenstraat 14');
    expect(card.getByText('Kinrooi · Halfopen woning')).toBeTruthy();
    expect(links[0]?.getAttribute('href')).toBe(property.path);
  });

  it('has words for its facts', () => {
    const facts = showCard({}).getAllByRole('listitem');
    expect(facts.map((fact) => fact.textContent)).toEqual([
      '3 slaapkamers',
      '1 badkamer',
      '168 m² bewoonbaar',
      '1.412 m² grond',
    ]);
  });

  it('leaves the place of an unknown figure empty', () => {
    const card = showCard({ surfaces: { living: 96, ground: null } });
    expect(card.getAllByRole('listitem')).toHaveLength(3);
    expect(card.getAllByRole('listitem', { hidden: true })).toHaveLength(4);
  });
});

describe('the price on a card', () => {
  it.each(['€\u00a0349.000', 'vanaf €\u00a024.500', 'Prijs op aanvraag', 'Verkocht'])(
    'is the price line of the graph: %s',
    (text) => {
      expect(
        showCard({ price: { text } }).getByText(
          (_, node) => node?.tagName === 'P' && node.textContent === text,
        ),
      ).toBeTruthy();
    },
  );

  it('is followed by the charges of a rental', () => {
    const price = { text: '€\u00a0950 / maand', perMonth: true };
    const costs = { charges: { amount: 85, text: '€\u00a085' } };
    expect(showCard({ price, costs }).getByText(/^\+ €\s85 kosten$/)).toBeTruthy();
  });

  it.each([
    ['that is for sale', {}],
    ['whose charges are zero', { costs: { charges: { amount: 0, text: '€\u00a00' } } }],
    ['whose price is on request', { price: { text: 'Prijs op aanvraag', perMonth: true } }],
    ['that is rented', { marquee: { code: 4, name: 'Verhuurd' } }],
  ])('is not followed by charges for a property %s', (_, change) => {
    const price = { text: '€\u00a0950 / maand', perMonth: Object.keys(change).length > 0 };
    const costs = { charges: { amount: 85, text: '€\u00a085' } };
    expect(showCard({ price, costs, ...change }).queryByText(/kosten/)).toBeNull();
  });

  it('is not shown for a realisation, which says what it is only among others', () => {
    expect(showCard({ status: 'REALISED' }).queryByText(/€|Gerealiseerd/)).toBeNull();
    cleanup();
    const card = showCard({ status: 'REALISED' }, 'Gerealiseerd');
    expect(card.queryByText(/€/)).toBeNull();
    expect(card.getByText('Gerealiseerd')).toBeTruthy();
    cleanup();
    expect(showCard({}, 'Gerealiseerd').queryByText('Gerealiseerd')).toBeNull();
  });
});

describe('the flags on a card', () => {
  it('are the marquee and the energy label', () => {
    const card = showCard({ marquee: { code: 1, name: 'Nieuw' } });
    expect(card.getByText('Nieuw').dataset.marquee).toBe('1');
    expect(card.getByText('Energielabel', { exact: false }).parentElement?.dataset.label).toBe('a');
  });

  it('say that the price was lowered, unless there is an option on it', () => {
    const reduction = { was: { text: '€\u00a0365.000' } };
    const fresh = { code: 1, name: 'Nieuw' };
    const card = showCard({ reduction, marquee: fresh });
    expect(card.getByText('Verlaagd').dataset.marquee).toBe('0');
    expect(card.getByText(/365/).tagName).toBe('DEL');
    cleanup();
    const option = { code: 2, name: 'Onder optie' };
    expect(showCard({ reduction, marquee: option }).queryByText('Verlaagd')).toBeNull();
  });

  it('leave out a label that is only applied for', () => {
    const card = showCard({ energy: { text: 'in aanvraag', status: 'IN_APPLICATION' } });
    expect(card.queryByText(/Energielabel/)).toBeNull();
  });
});

describe('the photos of a card', () => {
  it.each([
    [1, 1],
    [2, 2],
    [8, 5],
  ])('of %i of them the strip has %i', (photoCount, places) => {
    showCard({ photoCount });
    expect(screen.getByRole('article').querySelector('a')?.children).toHaveLength(places);
  });

  it.each([
    [1, 0],
    [2, 1],
  ])('%i of them have %i buttons to turn them at the first', async (photoCount, buttons) => {
    showCard({ photoCount });
    await userEvent.hover(screen.getByRole('article'));
    await act(() => import('./CardPhotos.tsx').then(() => undefined));
    expect(screen.queryAllByRole('button', { name: /(Vorige|Volgende) foto/ })).toHaveLength(
      buttons,
    );
  });
});

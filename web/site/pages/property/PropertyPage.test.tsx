import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Mocks } from '../../../test/mocks.ts';
import { renderPage } from '../../../test/renderPage.tsx';
import * as page from './PropertyPage.tsx';

const url = '/nl/te-koop/bree/hoeve/1091/';
const agent = {
  name: 'An Vermeulen',
  initials: 'AV',
  phone: '089 00 00 02',
  email: 'an@example.com',
};
const farm = {
  number: 1091,
  status: 'AVAILABLE',
  goal: 'SALE',
  typeName: 'Hoeve',
  title: 'Hoeve met zicht',
  description: 'Een hoeve.\n\nMet zicht.',
  city: { displayName: 'Bree', zip: '3960' },
  address: { street: 'Dorp', houseNumber: '4', boxNumber: '2' },
  price: { text: '€\u00a0425.000' },
  marquee: null,
  similar: [],
  photos: [],
  plans: [],
  videos: [],
  virtualTour: null,
  documents: [],
  details: [],
  estimate: null,
  agent,
};

function visit(change: object | null, mocks: Mocks = {}) {
  const property = change && { ...farm, ...change };
  renderPage(page, url, {
    ...mocks,
    Found: () => ({ property, instead: property ? [] : [{ number: 1096, path: '/nl/a/1096/' }] }),
    ...(property && { Property: () => property }),
  });
}
/** Mocks the details that the graph says are shown: the fields of each group. */
function details(groups: Record<string, string[]>): Mocks {
  const next = Object.entries(groups).values();
  return {
    DetailGroup: () => {
      const [name, fields] = next.next().value ?? [];
      return { name, fields };
    },
  };
}
const actions = () => within(screen.getByRole('complementary', { name: 'Prijs en contact' }));

describe('a property on offer', () => {
  it('shows its type, address and price, and the buttons to contact the agency', () => {
    visit({});
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hoeve met zicht');
    expect(screen.getByText('Hoeve te koop')).toBeInTheDocument();
    expect(screen.getByText('Dorp 4/2, 3960 Bree')).toBeInTheDocument();
    expect(actions().getByText(/425/)).toBeInTheDocument();
    for (const [name, form] of [
      ['Plan een bezoek', 'appointment'],
      ['Vraag informatie', 'ask'],
      ['Doe een bod', 'offer'],
    ] as const) {
      const link = actions().getByRole('link', { name }).getAttribute('href');
      expect(link?.split('?')[1]).toBe(`form=${form}`);
    }
  });

  it('shows only the city when the owner does not publish the address', () => {
    visit({ address: null });
    expect(screen.getByText('3960 Bree')).toBeInTheDocument();
  });

  it('shows the first paragraph as a lead', () => {
    visit({});
    expect(screen.getByText('Een hoeve.')).toHaveClass('lead');
    expect(screen.getByText('Met zicht.')).not.toHaveClass('lead');
  });
});

describe('the details of a property', () => {
  const row = (label: string) =>
    screen.queryByText(label, { selector: 'dt' })?.nextSibling?.textContent;

  it('are those that the graph says are shown, in words', () => {
    visit(
      { details: [{}, {}, {}, {}, {}, {}], city: { displayName: 'Bree', zip: '3960' } },
      {
        ...details({
          comfort: ['comfort.heatingSource', 'comfort.lift', 'comfort.interior', 'comfort.newer'],
          building: ['building.facades', 'building.floor', 'building.constructionYear'],
          costs: ['price', 'costs.charges', 'costs.registrationRate'],
          surfaces: ['surfaces.ground', 'surfaces.frontWidth'],
          certificates: ['legal.asbestosDate'],
          newer: ['price'],
        }),
        Comfort: () => ({
          heatingSource: 'HEAT_PUMP',
          lift: false,
          pool: true,
          interior: ['BATH'],
        }),
        Building: () => ({ facades: 3, floor: 0, constructionYear: 1971 }),
        Costs: () => ({ charges: { text: '€\u00a00' }, registrationRate: 2.5 }),
        Surfaces: () => ({ ground: 1412, frontWidth: 8.4 }),
        Legal: () => ({ asbestosDate: '2025-11-05' }),
      },
    );
    expect(row('Warmtebron')).toBe('warmtepomp');
    expect(row('Lift')).toBe('nee');
    expect(row('Binnen')).toBe('ligbad');
    expect(row('Zwembad')).toBeUndefined();
    expect(row('Gevels')).toBe('3 (halfopen bebouwing)');
    expect(row('Verdieping')).toBe('gelijkvloers');
    expect(row('Bouwjaar')).toBe('1971');
    expect(row('Vraagprijs')).toBe('€\u00a0425.000');
    expect(row('Kosten huurder per maand')).toBe('€\u00a00');
    expect(row('Registratierechten')).toBe('2,5 %');
    expect(row('Perceel')).toBe('1.412 m²');
    expect(row('Gevelbreedte')).toBe('8,4 m');
    expect(row('Datum asbestattest')).toBe('05-11-2025');
    expect(screen.queryByRole('heading', { name: 'Lijfrente' })).toBeNull();
  });

  it('list measured rooms with their surface, and the others in one row', () => {
    const spaces = [
      { kind: 'BEDROOM', surface: 12 },
      { kind: 'BEDROOM', surface: 9 },
      { kind: 'STORAGE', surface: null },
      { kind: 'LAUNDRY', surface: 0 },
    ];
    visit(
      { details: [{}] },
      { ...details({ rooms: ['rooms.spaces'] }), Rooms: () => ({ spaces }) },
    );
    expect(row('Slaapkamer 2')).toBe('9 m²');
    expect(row('Extra ruimtes')).toBe('Berging, Wasplaats');
  });

  it('say that a certificate is not needed', () => {
    visit({ energy: null, details: [{}] }, details({ energy: ['energy.status'] }));
    expect(row('Energiecertificaat')).toBe('niet van toepassing');
  });

  it('show the legal symbol for a flood score D', () => {
    const fields = ['legal.pScore', 'legal.gScore'];
    visit(
      { details: [{}] },
      { ...details({ flood: fields }), Legal: () => ({ pScore: 'B', gScore: 'D' }) },
    );
    expect(screen.getAllByRole('img', { name: /Verplichte vermelding: score D/ })).toHaveLength(1);
  });

  it('say within how many years a buyer must renovate', () => {
    visit({ energy: { status: 'PRESENT', text: 'F', region: 'FLANDERS', renovationYears: 6 } });
    expect(screen.getByText(/binnen 6 jaar na de aankoop/)).toBeInTheDocument();
  });

  it('have no energy section when the law asks no certificate', () => {
    visit({ energy: null });
    expect(screen.queryByRole('heading', { name: 'Energie' })).toBeNull();
  });
});

describe('a property that is not on offer', () => {
  it.each([
    ['SOLD', 'Dit pand is verkocht'],
    ['RENTED', 'Het pand dat u zoekt is verhuurd'],
  ])('because it is %s says so, without price or appointment', (status, title) => {
    visit({ status });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.queryByText(/425/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Plan een bezoek' })).toBeNull();
  });

  it('because it is a realisation is shown without price or appointment', () => {
    visit({ status: 'REALISED', costs: {} });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hoeve met zicht');
    expect(actions().getByText('Realisatie')).toBeInTheDocument();
    expect(screen.queryByText(/425/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Plan een bezoek' })).toBeNull();
  });

  it('because its marquee says sold has no appointment', () => {
    visit({ marquee: { code: 3, name: 'Verkocht' }, price: { text: 'Verkocht' } });
    expect(screen.queryByRole('link', { name: 'Plan een bezoek' })).toBeNull();
  });

  it('because it never existed shows the page for unknown numbers, with other properties', () => {
    visit(null);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Dit pand staat niet op onze site',
    );
    expect(screen.queryByText(/1091/)).toBeNull(); // one page is cached for all numbers
    expect(screen.getByRole('heading', { name: 'Ook iets voor u?' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});

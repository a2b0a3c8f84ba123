import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay/hooks';
import { describe, expect, it } from 'vitest';
import type { UnitTableTestQuery } from '../../../__generated__/UnitTableTestQuery.graphql.ts';
import { renderAnswer } from '../../../test/renderAnswer.tsx';
import { UnitTable } from './UnitTable.tsx';

const query = graphql`
  query UnitTableTestQuery {
    project(number: 2001) {
      units {
        ...UnitTable_units
      }
    }
  }
`;

const unit = {
  path: '/nl/te-koop/maaseik/rijwoning/1107/',
  pathInProject: '/nl/projecten/maaseik/brouwershof/2001/rijwoning/1107/',
  status: 'AVAILABLE',
  marquee: null,
  typeName: 'Rijwoning',
  price: { text: '€\u00a0352.000' },
  rooms: { bedrooms: 3 },
  surfaces: { living: 1142, garden: null },
  building: { floor: null, floors: 2 },
  plans: [],
};
const units = [
  { ...unit, id: 'a1', unitName: 'A1' },
  { ...unit, id: 'a2', unitName: 'A2', marquee: { code: 2 } },
  { ...unit, id: 'a3', unitName: 'A3', status: 'SOLD', marquee: { code: 3 } },
  { ...unit, id: 'a4', unitName: 'A4', marquee: { code: 4 }, pathInProject: null },
  { ...unit, id: 'a5', unitName: 'A5', building: { floor: 1, floors: null } },
];

function row(name: string) {
  const next = units.values();
  renderAnswer<UnitTableTestQuery>({
    query,
    variables: {},
    mocks: {
      Project: () => ({ units: units.map(() => ({})) }),
      Property: () => next.next().value,
    },
    show: ({ project }) => project && <UnitTable units={project.units} />,
  });
  return within(screen.getByRole('row', { name: new RegExp(`Rijwoning ${name}`) }));
}

describe('a unit of a project', () => {
  it('that is free shows a link to its page under the project, its price and its figures', () => {
    const free = row('A1');
    expect(free.getByRole('link').getAttribute('href')).toBe(unit.pathInProject);
    const cells = free.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual([
      '',
      'gelijkvloers + 1',
      '3\u00a0slaapkamers',
      '1.142\u00a0m²\u00a0bewoonbaar',
      '',
      '€\u00a0352.000',
      'Vrij',
    ]);
  });

  it('shows its floor', () => {
    expect(row('A5').getByText(/^verdieping/).parentElement?.textContent).toBe('verdieping\u00a01');
  });

  it('under option shows its link and its price', () => {
    const option = row('A2');
    expect(option.getByRole('link')).toBeTruthy();
    expect(option.getByText(/352/)).toBeTruthy();
    expect(option.getByText('Onder optie')).toBeTruthy();
  });

  it.each([
    ['A3', 'Verkocht'],
    ['A4', 'Verhuurd'],
  ])('%s that is taken shows neither', (name, status) => {
    const taken = row(name);
    expect(taken.queryByRole('link')).toBeNull();
    expect(taken.queryByText(/€/)).toBeNull();
    expect(taken.getByText(status)).toBeTruthy();
  });
});

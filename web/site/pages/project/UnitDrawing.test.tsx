import { fireEvent, screen } from '@testing-library/react';
import { graphql } from 'react-relay/hooks';
import { describe, expect, it } from 'vitest';
import type { UnitDrawingTestQuery } from '../../../__generated__/UnitDrawingTestQuery.graphql.ts';
import { renderAnswer } from '../../../test/renderAnswer.tsx';
import { UnitTable } from './UnitTable.tsx';

const query = graphql`
  query UnitDrawingTestQuery {
    project(number: 2001) {
      drawing {
        ...UnitTable_drawing
      }
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
  price: { text: '€\u00a0352.000', amount: 352000 },
  rooms: { bedrooms: 3 },
  surfaces: { living: 112, garden: null },
  building: { floor: null, floors: 2 },
  plans: [],
};
const units = [
  { ...unit, id: 'a1', number: 1, unitName: 'A1' },
  { ...unit, id: 'a2', number: 2, unitName: 'A2', marquee: { code: 2 }, rooms: { bedrooms: 2 } },
  { ...unit, id: 'a3', number: 3, unitName: 'A3', status: 'SOLD', marquee: { code: 3 } },
  { ...unit, id: 'a4', number: 4, unitName: 'A4' },
];
const outlines = [{ path: 'M0 0h9v9Z', transform: '' }];
const shapes = [1, 2, 3, 9].map((number) => ({ number, outlines }));

async function show() {
  const next = units.values();
  const view = renderAnswer<UnitDrawingTestQuery>({
    query,
    variables: {},
    mocks: {
      Project: () => ({ units: units.map(() => ({})) }),
      Property: () => next.next().value,
      Drawing: () => ({ viewBox: '0 0 90 9', shapes, picture: { url: '/media/a.svg', alt: '' } }),
    },
    show: ({ project }) => project && <UnitTable units={project.units} drawing={project.drawing} />,
  });
  await screen.findByRole('figure');
  return view;
}

describe('the drawing of a project', () => {
  it('links to units that are free or under option, and says of each what the table says', async () => {
    const { container } = await show();
    const links = [...container.querySelectorAll('svg a')];
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Rijwoning A1, 3 slaapkamers, 112\u00a0m², €\u00a0352.000, Vrij',
      'Rijwoning A2, 2 slaapkamers, 112\u00a0m², €\u00a0352.000, Onder optie',
    ]);
    expect(links[0]?.getAttribute('href')).toBe(unit.pathInProject);
  });

  it('shows a sold unit without link and price, and no shape of a unit that is not listed', async () => {
    const { container } = await show();
    expect(screen.getByRole('img', { name: /^Rijwoning A3, .*Verkocht$/ })).toBeTruthy();
    expect(screen.queryByRole('img', { name: /A3.*€/ })).toBeNull();
    expect(container.querySelectorAll('svg [data-unit]')).toHaveLength(3);
  });

  it('describes the unit that has the focus, and shows those that the filter leaves', async () => {
    const { container } = await show();
    const [first] = container.querySelectorAll('svg a');
    if (first) fireEvent.focus(first);
    expect(container.querySelector('figcaption')?.textContent).toMatch(
      /^Rijwoning A1 3 slaapkamers · /,
    );
    fireEvent.change(screen.getByLabelText('Slaapkamers'), { target: { value: '2' } });
    expect(container.querySelectorAll('svg [data-unit]')).toHaveLength(1);
  });
});

import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import type { StopsTestQuery } from '../../../__generated__/StopsTestQuery.graphql.ts';
import { renderAnswer } from '../../../test/renderAnswer.tsx';
import { Stops } from './Stops.tsx';

const query = graphql`
  query StopsTestQuery @relay_test_operation {
    project(number: 2001, language: NL) {
      stops(first: 6) {
        ...Stops_stops
      }
    }
  }
`;

function show(stops: object[]) {
  return renderAnswer<StopsTestQuery>({
    query,
    variables: {},
    url: '/nl/projecten/maaseik/het-brouwershof/2001/',
    mocks: { Project: () => ({ stops }) },
    show: ({ project }) => <Stops stops={project?.stops ?? []} />,
  });
}

it('names the stops, what runs there in words, and until when the timetable holds', () => {
  const line = { name: '11', operator: 'De Lijn', colour: null, textColour: null };
  const source = { name: 'De Lijn', read: '2026-11-29', until: '2027-12-31' };
  const lines = [
    { ...line, kind: 'BUS' },
    { ...line, kind: 'OTHER' },
  ];
  const { container } = show([{ name: 'Kerk', distance: 111, lines, source }]);
  expect(container.textContent).toMatch(/Kerk, 111\sm/);
  expect([...container.querySelectorAll('li li')].map((one) => one.textContent)).toEqual([
    'bus 11',
    'lijn 11',
  ]);
  expect(container.textContent).toContain('31-12-2027');
});

it('shows nothing without stops', () => {
  expect(show([]).container.textContent).toBe('');
});

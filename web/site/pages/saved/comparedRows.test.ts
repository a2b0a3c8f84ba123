import { expect, it } from 'vitest';
import { comparedRows } from './comparedRows.ts';

const group = (...details: [name: string, value: string][]) => [
  {
    name: 'rooms',
    title: 'Rooms',
    details: details.map(([name, value]) => ({ name, label: name.toUpperCase(), value })),
  },
];

it('has a row for each detail that any property has, and says which differ', () => {
  const rows = comparedRows([
    group(['bedrooms', '3'], ['garden', 'yes']),
    group(['bedrooms', '4'], ['garden', 'yes'], ['lift', 'no']),
  ]);
  expect(rows).toEqual([
    { name: 'bedrooms', label: 'BEDROOMS', values: ['3', '4'], differs: true },
    { name: 'garden', label: 'GARDEN', values: ['yes', 'yes'], differs: false },
    { name: 'lift', label: 'LIFT', values: [null, 'no'], differs: true },
  ]);
});

it('puts what only one property has where its page has it', () => {
  const rows = comparedRows([
    group(['price', '€ 1'], ['bedrooms', '3'], ['lift', 'no']),
    group(
      ['rent', '€ 2'],
      ['charges', '€ 3'],
      ['bedrooms', '1'],
      ['garden', 'yes'],
      ['lift', 'no'],
    ),
  ]);
  expect(rows.map(({ name }) => name)).toEqual([
    'price',
    'rent',
    'charges',
    'bedrooms',
    'garden',
    'lift',
  ]);
});

it('numbers the rooms of all properties when one has several of a kind', () => {
  const rooms = (label: string) => [
    { name: 'rooms', title: 'Rooms', details: [{ name: 'space-BEDROOM-1', label, value: '9 m²' }] },
  ];
  const [row] = comparedRows([rooms('Bedroom 1'), rooms('Bedroom')]);
  expect(row).toMatchObject({ label: 'Bedroom 1', values: ['9 m²', '9 m²'] });
});

it('joins details of one name', () => {
  const [row] = comparedRows([group(['space', 'hall 6 m²'], ['space', 'attic 20 m²'])]);
  expect(row?.values).toEqual(['hall 6 m², attic 20 m²']);
});

it('is empty without properties', () => {
  expect(comparedRows([])).toEqual([]);
});

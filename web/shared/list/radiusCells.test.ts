import { expect, it } from 'vitest';
import { radiusCells } from './radiusCells.ts';

it.each([
  ['', ['5', '10', '20', '50']],
  ['10', ['5', '10', '20', '50']],
  ['15', ['5', '10', '15', '20', '50']],
])('offers the radii with the one that is chosen: %s', (chosen, cells) => {
  expect(radiusCells(chosen)).toEqual(cells);
});

import { describe, expect, it } from 'vitest';
import { bedroomChoices, type Order, orderUnits } from './unitOrder.ts';

const unit = (name: string, bedrooms: number | null, amount: number | null, code = 0) => ({
  unitName: name,
  status: code === 3 ? 'SOLD' : 'AVAILABLE',
  marquee: code ? { code } : null,
  price: { amount },
  rooms: { bedrooms },
  surfaces: { living: amount && amount / 1000, garden: null },
  building: { floor: null, floors: null },
});
const units = [
  unit('A1', 3, 352_000),
  unit('A2', 2, null, 3),
  unit('A3', null, 298_000, 2),
  unit('A4', 4, 386_000),
];
const names = (by: Order, down = false) =>
  orderUnits(units, by, down)
    .map(({ unitName }) => unitName)
    .join(' ');

describe('the units of a project', () => {
  it('begin on the ground when they are houses', () => {
    const on = (name: string, floor: number | null, floors: number | null) => ({
      ...unit(name, 3, 1),
      building: { floor, floors },
    });
    const mixed = [on('flat', 1, 4), on('unknown', null, null), on('house', null, 2)];
    const sorted = orderUnits(mixed, 'floor', false).map(({ unitName }) => unitName);
    expect(sorted).toEqual(['house', 'flat', 'unknown']);
  });

  it('are sorted by a column, both ways', () => {
    expect(names('unit')).toBe('A1 A2 A3 A4');
    expect(names('unit', true)).toBe('A4 A3 A2 A1');
    expect(names('status')).toBe('A1 A4 A3 A2');
    expect(names('living', true)).toBe('A4 A1 A3 A2');
  });

  it('without a value come last, both ways', () => {
    expect(names('price')).toBe('A3 A1 A4 A2');
    expect(names('price', true)).toBe('A4 A1 A3 A2');
    expect(names('bedrooms')).toBe('A2 A1 A4 A3');
    expect(names('garden', true)).toBe('A1 A2 A3 A4');
  });

  it('can be filtered by the numbers of bedrooms they have', () => {
    expect(bedroomChoices(units)).toEqual([2, 3, 4]);
  });
});

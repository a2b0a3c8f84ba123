import { type UnitState, unitState } from './unitState.ts';

/** The columns of the table of units, in order, with the message ids of their heads. Cells and styles have the same names. */
export const columns = {
  unit: 'project.unit',
  floor: 'project.floor',
  bedrooms: 'project.bedrooms',
  living: 'project.living',
  garden: 'project.garden',
  price: 'project.price',
  status: 'project.status',
} as const;

export type Order = keyof typeof columns;

export const orders = Object.keys(columns) as Order[];

interface Unit {
  readonly unitName: string | null | undefined;
  readonly status: string;
  readonly marquee: { readonly code: number } | null | undefined;
  readonly price: { readonly amount: number | null | undefined };
  readonly rooms: { readonly bedrooms: number | null | undefined };
  readonly surfaces: {
    readonly living: number | null | undefined;
    readonly garden: number | null | undefined;
  };
  readonly building: {
    readonly floor: number | null | undefined;
    readonly floors: number | null | undefined;
  };
}

const states: Record<UnitState, number> = { free: 0, option: 1, sold: 2, rented: 3 };

/** Sorts units by a column; units without a value come last both ways. The names are the graph's own order, as a page begins. */
export function orderUnits<U extends Unit>(units: readonly U[], by: Order, down: boolean): U[] {
  const sign = down ? -1 : 1;
  if (by === 'unit') return down ? units.toReversed() : [...units];
  return units.toSorted((a, b) => {
    const [x, y] = [figure(a, by), figure(b, by)];
    if (x == null || y == null) return Number(x == null) - Number(y == null);
    return sign * (x - y);
  });
}

function figure(unit: Unit, by: Exclude<Order, 'unit'>): number | null | undefined {
  switch (by) {
    case 'floor':
      return unit.building.floor ?? (unit.building.floors == null ? null : 0); // a house begins on the ground
    case 'bedrooms':
      return unit.rooms.bedrooms;
    case 'price':
      return unit.price.amount;
    case 'status':
      return states[unitState(unit)];
  }
  return unit.surfaces[by];
}

/** The numbers of bedrooms that units have, ascending. */
export function bedroomChoices(units: readonly Unit[]): number[] {
  const numbers = units.flatMap(({ rooms }) => rooms.bedrooms ?? []);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

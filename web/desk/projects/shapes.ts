/** A shape of a drawing that has a name: the unit that it is, or that it was said to be none. */
export interface Shape {
  readonly place: number;
  readonly name: string;
  readonly unit: number | null | undefined;
  readonly settled: boolean;
}

/** What a shape is said to be: a unit, none (null), or what its name says. */
export type Said = number | null | 'NAME';

/** Whether nobody said what a shape is, nor its name. */
export const isOpen = ({ unit, settled }: Shape) => unit == null && !settled;

/** The next shape of which nobody said what it is, after one in the order of the drawing; those before it come last. */
export function nextOpen<T extends Shape>(shapes: readonly T[], after: number): T | undefined {
  const open = shapes.filter((shape) => shape.place !== after && isOpen(shape));
  return open.find(({ place }) => place > after) ?? open[0];
}

/** The units that no shape is. */
export const undrawn = <T extends { readonly number: number }>(
  units: readonly T[],
  shapes: readonly Shape[],
) => units.filter(({ number }) => !shapes.some(({ unit }) => unit === number));

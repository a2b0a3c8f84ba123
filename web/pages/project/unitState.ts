export type UnitState = 'free' | 'option' | 'sold' | 'rented';

interface Unit {
  readonly status: string;
  readonly marquee: { readonly code: number } | null | undefined;
}

/** The state of a unit, by its status and its marquee: 2 is under option, 3 sold, 4 rented. */
export function unitState({ status, marquee }: Unit): UnitState {
  if (status === 'RENTED' || marquee?.code === 4) return 'rented';
  if (status === 'SOLD' || status === 'REALISED' || marquee?.code === 3) return 'sold';
  return marquee?.code === 2 ? 'option' : 'free';
}

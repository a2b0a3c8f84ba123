import { isRented, isTaken, type Offer, underOption } from '../../../shared/property/offered.ts';

export type UnitState = 'free' | 'option' | 'sold' | 'rented';

/** The state of a unit, by its status and its marquee. */
export function unitState(unit: Offer): UnitState {
  if (isRented(unit)) return 'rented';
  if (unit.status === 'REALISED' || isTaken(unit)) return 'sold';
  return unit.marquee?.code === underOption ? 'option' : 'free';
}

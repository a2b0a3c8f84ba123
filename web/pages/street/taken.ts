import { isOffered, type Offer } from '../property/forms/offered.ts';

/** The text that says that a property is no longer offered, by its status or else its marquee; null while it is. */
export function takenText({ status, marquee }: Offer) {
  if (isOffered({ status, marquee })) return null;
  if (status === 'REALISED') return 'property.history.REALISED';
  const rented = status === 'RENTED' || (status !== 'SOLD' && marquee?.code === 4);
  return rented ? 'property.history.RENTED' : 'property.history.SOLD';
}

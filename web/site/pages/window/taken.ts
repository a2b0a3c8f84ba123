import { isOffered, isRented, type Offer } from '../../../shared/property/offered.ts';

/** The text that says that a property is no longer offered, by its status or else its marquee; null while it is. */
export function takenText({ status, marquee }: Offer) {
  if (isOffered({ status, marquee })) return null;
  if (status === 'REALISED') return 'property.history.REALISED';
  return isRented({ status, marquee }) ? 'property.history.RENTED' : 'property.history.SOLD';
}

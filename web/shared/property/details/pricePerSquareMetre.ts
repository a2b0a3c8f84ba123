import { euro, grouped } from '../../ui/figures.ts';
import { isOffered, type Offer } from '../offered.ts';

interface Priced extends Offer {
  readonly goal: string;
  readonly price: {
    readonly amount: number | null | undefined;
    readonly startingFrom: boolean;
    readonly text: string;
  };
  readonly surfaces: { readonly living: number | null | undefined };
  readonly lifeAnnuity: object | null | undefined;
}

/**
 * The price per square metre of living surface: '€ 2.077'. Null where it would mislead or reveal a hidden price: for rent, a
 * life annuity, the lowest of several prices, and a price that is not shown.
 */
export function pricePerSquareMetre(property: Priced): string | null {
  const { amount, startingFrom, text } = property.price;
  const { living } = property.surfaces;
  const isPlain =
    property.goal === 'SALE' && property.status !== 'FOR_TAKEOVER' && !property.lifeAnnuity;
  if (!isPlain || !isOffered(property) || startingFrom || !amount || !living) return null;
  return text.includes(grouped(amount)) ? euro(amount / living) : null;
}

import { euro, grouped } from '../../../components/ui/figures.ts';
import { isOffered, type Offer } from '../forms/offered.ts';

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
 * What a square metre of living surface costs: '€ 2.077'. Null where that would say nothing or too much: a rent, a life annuity, the
 * lowest of several prices, and a price that is not shown.
 */
export function pricePerSquareMetre(home: Priced): string | null {
  const { amount, startingFrom, text } = home.price;
  const { living } = home.surfaces;
  const isPlain = home.goal === 'SALE' && home.status !== 'FOR_TAKEOVER' && !home.lifeAnnuity;
  if (!isPlain || !isOffered(home) || startingFrom || !amount || !living) return null;
  return text.includes(grouped(amount)) ? euro(amount / living) : null;
}

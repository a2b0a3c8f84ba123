import { isOffered, type Offer } from '../offered.ts';

interface Costs extends Offer {
  readonly costs: {
    readonly charges: { readonly amount: number; readonly text: string } | null | undefined;
  };
  readonly price: { readonly text: string; readonly perMonth: boolean };
}

/** A rental's monthly charges; null when the price is not shown. */
export function chargesOf({ costs, price, ...offer }: Costs): string | null {
  const { charges } = costs;
  return charges?.amount && price.perMonth && /\d/.test(price.text) && isOffered(offer)
    ? charges.text
    : null;
}

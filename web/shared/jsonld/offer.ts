import { isOffered } from '../property/offered.ts';
import { agencyOf } from './jsonLd.ts';

interface OfferedProperty {
  readonly status: string;
  readonly goal: string;
  readonly marquee: { readonly code: number } | null | undefined;
  readonly price: {
    readonly amount: number | null | undefined;
    readonly cents: number | null | undefined;
    readonly startingFrom: boolean;
    readonly perMonth: boolean;
  };
}

/** The Offer of a property. A hidden price is left out altogether. */
export function offerOf(property: OfferedProperty, origin: string, item: string) {
  const lease = property.goal === 'RENT' && property.status !== 'FOR_TAKEOVER';
  return {
    '@type': lease ? 'OfferForLease' : 'OfferForPurchase',
    businessFunction: `http://purl.org/goodrelations/v1#${lease ? 'LeaseOut' : 'Sell'}`,
    availability: `https://schema.org/${availability(property)}`,
    ...(availability(property) === 'SoldOut' ? {} : amountOf(property.price)),
    offeredBy: agencyOf(origin),
    itemOffered: { '@id': item },
  };
}

/** Limited is a property under option (marquee 2). */
function availability(property: OfferedProperty): string {
  if (!isOffered(property)) return 'SoldOut';
  return property.marquee?.code === 2 ? 'LimitedAvailability' : 'InStock';
}

function amountOf({ amount, cents, startingFrom, perMonth }: OfferedProperty['price']) {
  if (amount == null) return {};
  const price = amount + (cents ?? 0) / 100;
  const euro = { priceCurrency: 'EUR' };
  const value = startingFrom ? { minPrice: price } : { price };
  if (perMonth) {
    const monthly = { '@type': 'UnitPriceSpecification', ...value, ...euro, unitCode: 'MON' };
    return { priceSpecification: monthly };
  }
  if (startingFrom)
    return { priceSpecification: { '@type': 'PriceSpecification', ...value, ...euro } };
  return { ...value, ...euro };
}

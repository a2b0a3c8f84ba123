import { street } from '../property/street.ts';

interface Placed {
  readonly address: Parameters<typeof street>[0] | null | undefined;
  readonly city: {
    readonly name: string;
    readonly zip: string;
    readonly country: { readonly number: number };
  };
}

/** The CRM's numbers of countries. */
const countries: Record<number, string> = { 10: 'BE', 50: 'LU' };

/** Where something is: its city alone when the owner does not publish the address. */
export function addressOf({ address, city }: Placed) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address ? street(address) : undefined,
    postalCode: city.zip,
    addressLocality: city.name,
    addressCountry: countries[city.country.number],
  };
}

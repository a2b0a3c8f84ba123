import { street } from '../property/details/street.ts';

interface Located {
  readonly address: Parameters<typeof street>[0] | null | undefined;
  readonly city: {
    readonly name: string;
    readonly zip: string;
    readonly country: { readonly code: string | null | undefined };
  };
}

interface Office {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
}

/** The agency's address; undefined without a city. */
export function officeAddress({ street, zip, city, country }: Office) {
  if (!city) return undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: street || undefined,
    postalCode: zip || undefined,
    addressLocality: city,
    addressCountry: country || undefined,
  };
}

/** The address of a property or project: its city alone when the owner does not publish the rest. */
export function addressOf({ address, city }: Located) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address ? street(address) : undefined,
    postalCode: city.zip,
    addressLocality: city.name,
    addressCountry: city.country.code ?? undefined,
  };
}

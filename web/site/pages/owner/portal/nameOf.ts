import { street } from '../../../../shared/property/details/street.ts';

interface Named {
  readonly title: string;
  readonly typeName: string;
  readonly city: { readonly name: string };
  readonly address: Parameters<typeof street>[0] | null | undefined;
}

/** What an owner calls a property: 'Molenstraat 14, Kinrooi'; without a street its title. */
export function nameOf({ title, typeName, city, address }: Named): string {
  return `${(address && street(address)) || title || typeName}, ${city.name}`;
}

/** The numbers of categories as agency/category.go has them, which a test compares. */
export const categories = { house: 1, apartment: 2, studio: 3, investment: 5, commercial: 6 };

const types: Record<number, string> = {
  [categories.house]: 'House',
  [categories.apartment]: 'Apartment',
  [categories.studio]: 'Apartment',
  [categories.investment]: 'Accommodation',
  [categories.commercial]: 'Accommodation',
};

/** Plots, garages and unknown types are a Place. */
export function dwellingType(category: number): string {
  return types[category] ?? 'Place';
}

/** What counts as a room: neither bathrooms nor storage. Source: schema.org/numberOfRooms. */
const roomKinds = ['LIVING', 'KITCHEN', 'BEDROOM', 'OFFICE', 'VERANDA', 'SHOP', 'WORKSHOP'];

/** The number of rooms; undefined when the listed spaces lack one of the bedrooms. */
export function roomCount(
  spaces: readonly { readonly kind: string }[],
  bedrooms: number,
): number | undefined {
  const rooms = spaces.filter(({ kind }) => roomKinds.includes(kind));
  const sleeping = rooms.filter(({ kind }) => kind === 'BEDROOM');
  return rooms.length > 0 && sleeping.length >= bedrooms ? rooms.length : undefined;
}

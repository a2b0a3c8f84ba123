/** The types of schema.org for the CRM's categories: 1 houses, 2 apartments, 3 studios, 5 investment, 6 commercial. */
const types: Record<number, string> = {
  1: 'House',
  2: 'Apartment',
  3: 'Apartment',
  5: 'Accommodation',
  6: 'Accommodation',
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

/** What schema.org calls the CRM's categories of homes: 1 houses, 2 apartments, 3 studios, 5 investment, 6 commercial. */
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

/** What counts as a room: not bathrooms, and nothing that only holds things. Source: schema.org/numberOfRooms. */
const roomKinds = ['LIVING', 'KITCHEN', 'BEDROOM', 'OFFICE', 'VERANDA', 'SHOP', 'WORKSHOP'];

/** How many rooms there are, as far as they are listed one by one; a list without all its bedrooms says nothing. */
export function roomCount(
  spaces: readonly { readonly kind: string }[],
  bedrooms: number,
): number | undefined {
  const rooms = spaces.filter(({ kind }) => roomKinds.includes(kind));
  const sleeping = rooms.filter(({ kind }) => kind === 'BEDROOM');
  return rooms.length > 0 && sleeping.length >= bedrooms ? rooms.length : undefined;
}

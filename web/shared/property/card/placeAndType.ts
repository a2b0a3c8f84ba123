/** What stands under the name of a property: 'Kinrooi · Villa'. */
export const placeAndType = (place: string, type: string): string => `${place} · ${type}`;

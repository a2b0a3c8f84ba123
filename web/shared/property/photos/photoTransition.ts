/** The view transition name under which a card's photo grows into the first photo of the property's page. */
export function photoTransition(number: number): string {
  return `photo-${number}`;
}

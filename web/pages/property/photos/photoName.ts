/** The name under which the photo of a card grows into the first photo of its page. */
export function photoName(number: number): string {
  return `photo-${number}`;
}

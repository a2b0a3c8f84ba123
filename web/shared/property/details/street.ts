interface Address {
  readonly street: string;
  readonly houseNumber: string;
  readonly boxNumber: string;
}

/** Street, number and box as far as they are known: 'Molenstraat 14/2'. */
export function street({ street, houseNumber, boxNumber }: Address): string {
  return [street, [houseNumber, boxNumber].filter(Boolean).join('/')].filter(Boolean).join(' ');
}

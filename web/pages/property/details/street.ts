interface Address {
  readonly street: string;
  readonly houseNumber: string;
  readonly boxNumber: string;
}

/** 'Molenstraat 14/2': street, number and box as far as they are known. */
export function street({ street, houseNumber, boxNumber }: Address): string {
  return [street, [houseNumber, boxNumber].filter(Boolean).join('/')].filter(Boolean).join(' ');
}

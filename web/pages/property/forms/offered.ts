export interface Offer {
  readonly status: string;
  readonly marquee: { readonly code: number } | null | undefined;
}

/** Sold or rented, by status or by marquee (3 and 4). */
export function isTaken({ status, marquee }: Offer): boolean {
  return status === 'SOLD' || status === 'RENTED' || (marquee?.code ?? 0) >= 3;
}

/** On offer: visitors can book an appointment, ask and apply. Realisations are not. */
export function isOffered(offer: Offer): boolean {
  return offer.status !== 'REALISED' && !isTaken(offer);
}

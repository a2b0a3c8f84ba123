export interface Offer {
  readonly status: string;
  readonly marquee: { readonly code: number } | null | undefined;
}

/** Sold or rented, by its status or by what the band over its photo says (marquee 3 and 4). */
export function isTaken({ status, marquee }: Offer): boolean {
  return status === 'SOLD' || status === 'RENTED' || (marquee?.code ?? 0) >= 3;
}

/** Whether a visitor can ask to see it. A reference (realised) never was for this visitor. */
export function isOffered(offer: Offer): boolean {
  return offer.status !== 'REALISED' && !isTaken(offer);
}

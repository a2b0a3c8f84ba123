export interface Offer {
  readonly status: string;
  readonly marquee: { readonly code: number } | null | undefined;
}

/** Numbers of marquees (agency/market/marquee.go). */
export const underOption = 2;
const sold = 3;
const rented = 4;

/** Sold or rented by its status: the page says so (410) and shows neither price nor address. */
export function isGone({ status }: Pick<Offer, 'status'>): boolean {
  return status === 'SOLD' || status === 'RENTED';
}

/** Sold or rented, by status or by marquee. */
export function isTaken(offer: Offer): boolean {
  return isGone(offer) || offer.marquee?.code === sold || offer.marquee?.code === rented;
}

/** On offer: visitors can book an appointment, ask and apply. Realisations are not. */
export function isOffered(offer: Offer): boolean {
  return offer.status !== 'REALISED' && !isTaken(offer);
}

/** Rented rather than sold, of what is taken: the status decides, the marquee only where it says neither. */
export function isRented({ status, marquee }: Offer): boolean {
  return status === 'RENTED' || (status !== 'SOLD' && marquee?.code === rented);
}

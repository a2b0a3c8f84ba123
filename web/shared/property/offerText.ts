/** The text that says how a property of a type is offered: for sale, for rent, for takeover, realised. */
export function offerText(status: string, goal: string) {
  if (status === 'REALISED') return 'property.offer.realised';
  if (status === 'FOR_TAKEOVER') return 'property.offer.takeover';
  return goal === 'RENT' ? 'property.offer.rent' : 'property.offer.sale';
}

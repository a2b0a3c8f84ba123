/** The address that calls a telephone number. */
export const calling = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** The address that calls a number as it is shown. */
export function telephone(shown: string): string {
  return `tel:${shown.replace(/[^+\d]/g, '')}`;
}

/** The address that opens an email to someone, about something. */
export function emailTo(to: string, subject: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

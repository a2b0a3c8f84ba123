/** The `tel:` link of a number as shown. */
export function telephone(shown: string): string {
  return `tel:${shown.replace(/[^+\d]/g, '')}`;
}

/** The `mailto:` link of an email with a subject. */
export function emailTo(to: string, subject: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

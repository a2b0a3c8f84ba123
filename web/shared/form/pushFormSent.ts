/** Pushes an event to the tag manager's dataLayer when a form was sent (specification section 7). */
export function pushFormSent(form: string): void {
  const page = window as typeof window & { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  page.dataLayer.push({ event: 'form_sent', form });
}

import type { MouseEvent } from 'react';

/** Focuses the field that a notice of the settings links to by an id, in view; of a list its first button. */
export function toField(event: MouseEvent, field: string) {
  const first = document
    .getElementById(field)
    ?.querySelector<HTMLElement>('input, textarea, select, button');
  if (!first) return;
  event.preventDefault();
  first.focus({ preventScroll: true });
  first.scrollIntoView({ block: 'center' });
}

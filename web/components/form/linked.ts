import type { Posted } from './posted.ts';
import { isUntouched } from './unsent.ts';

/**
 * What a link may fill in, such as one of an assistant: `?form=ask#remark=…`. Behind the #, so that no server and no log gets it. The
 * visitor sees it and sends it, or does not.
 */
const fields = ['remark', 'start'] as const;

/** What the address fills into a form; null for nothing, and for a form in which something stands already. */
export function readLinked(form: HTMLFormElement): Posted['values'] | null {
  const given = new URLSearchParams(location.hash.slice(1));
  const values = fields.flatMap((name) => {
    const value = given.get(name);
    return value && form.elements.namedItem(name) ? [[name, [value]] as const] : [];
  });
  return values.length > 0 && isUntouched(form) ? Object.fromEntries(values) : null;
}

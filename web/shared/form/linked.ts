import type { Posted } from './posted.ts';
import { isUntouched } from './unsent.ts';

/**
 * What a link fills into a form, such as one that an assistant made: `?form=ask#remark=…`. It stands behind the #, so that neither a server
 * nor its log gets it before the visitor has read it and sends the form.
 */
const fields = ['remark', 'start'] as const;

/** What the address fills into a form; null when it has nothing for it, or when the form is filled in already. */
export function readLinked(form: HTMLFormElement): Posted['values'] | null {
  const given = new URLSearchParams(location.hash.slice(1));
  const values = fields.flatMap((name) => {
    const value = given.get(name);
    return value && form.elements.namedItem(name) ? [[name, [value]] as const] : [];
  });
  return values.length > 0 && isUntouched(form) ? Object.fromEntries(values) : null;
}

import type { Wanted } from './wanted.ts';

/** What must not be there, by its name in the filter. Programs ask that; the form has no field for it, and keeps it. */
export function refused(wanted: Wanted): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => (value === false ? [name] : []));
}

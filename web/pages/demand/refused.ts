import type { DemandFilter } from './demandFilter.ts';

/** What must not be there, by its name in the filter. Programs ask that; the form has no field for it, and keeps it. */
export function refused(selection: DemandFilter): string[] {
  return Object.entries(selection).flatMap(([name, value]) => (value === false ? [name] : []));
}

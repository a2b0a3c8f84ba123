import type { DemandFilter } from './demandFilter.ts';

/** The criteria that must be false, by name. Only API clients set them; the form has no field for them and preserves them. */
export function falseCriteria(selection: DemandFilter): string[] {
  return Object.entries(selection).flatMap(([name, value]) => (value === false ? [name] : []));
}

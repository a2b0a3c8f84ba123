import type { DetailGroup } from '../property/details/details.ts';

/** A detail of several properties: its label and, for each property, its value; null where it has none. */
export interface ComparedRow {
  readonly name: string;
  readonly label: string;
  readonly values: readonly (string | null)[];
  /** The properties have different values. */
  readonly differs: boolean;
}

/** The details of properties side by side, in the order in which a page shows them. A row of several values is one. */
export function comparedRows(properties: readonly (readonly DetailGroup[])[]): ComparedRow[] {
  const tables = properties.map((groups) => valuesByName(groups));
  const labels = new Map(
    tables.flatMap((table) => [...table].map(([name, { label }]) => [name, label])),
  );
  return [...labels].map(([name, label]) => {
    const values = tables.map((table) => table.get(name)?.value ?? null);
    return { name, label, values, differs: new Set(values).size > 1 };
  });
}

function valuesByName(groups: readonly DetailGroup[]) {
  const table = new Map<string, { label: string; value: string }>();
  for (const { name, label, value } of groups.flatMap(({ details }) => details)) {
    const before = table.get(name);
    table.set(name, { label, value: before ? `${before.value}, ${value}` : value });
  }
  return table;
}

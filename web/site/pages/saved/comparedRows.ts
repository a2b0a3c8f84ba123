import type { DetailGroup } from '../../../shared/property/details/details.ts';

/** A detail of several properties: its label and, for each property, its value; null where it has none. */
interface ComparedRow {
  readonly name: string;
  readonly label: string;
  readonly values: readonly (string | null)[];
  /** The properties have different values. */
  readonly differs: boolean;
}

/**
 * The details of properties side by side. Each property keeps the order in which its page shows them, so a rent stands beside the prices of
 * the others. A row of several values is one.
 */
export function comparedRows(properties: readonly (readonly DetailGroup[])[]): ComparedRow[] {
  const tables = properties.map((groups) => valuesByName(groups));
  const labels = labelsOf(tables);
  return namesInOrder(tables).map((name) => {
    const label = labels.get(name) ?? '';
    const values = tables.map((table) => table.get(name)?.value ?? null);
    return { name, label, values, differs: new Set(values).size > 1 };
  });
}

/**
 * The names of all details: one that only some properties have stands after the one before it on their page, or below the first row of all,
 * which is the price.
 */
function namesInOrder(tables: readonly ReadonlyMap<string, unknown>[]): string[] {
  const names: string[] = [];
  for (const table of tables) {
    let at = Math.min(0, names.length - 1);
    for (const name of table.keys()) {
      const known = names.indexOf(name);
      at = known < 0 ? at + 1 : known;
      if (known < 0) names.splice(at, 0, name);
    }
  }
  return names;
}

/** The label of each detail: 'Bedroom 1' where one property has several and another has one bedroom. */
function labelsOf(tables: readonly ReadonlyMap<string, { label: string }>[]) {
  const labels = new Map<string, string>();
  for (const [name, { label }] of tables.flatMap((table) => [...table])) {
    if (label.length > (labels.get(name)?.length ?? 0)) labels.set(name, label);
  }
  return labels;
}

function valuesByName(groups: readonly DetailGroup[]) {
  const table = new Map<string, { label: string; value: string }>();
  for (const { name, label, value } of groups.flatMap(({ details }) => details)) {
    const before = table.get(name);
    table.set(name, { label, value: before ? `${before.value}, ${value}` : value });
  }
  return table;
}

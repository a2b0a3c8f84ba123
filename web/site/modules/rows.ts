interface Placed {
  readonly row: number;
  readonly sm: number;
  readonly md: number;
  readonly lg: number;
}

/** Groups the modules of a page by row; within a row they keep their order. */
export function rowsOf<M extends Placed>(modules: readonly M[]): M[][] {
  const rows = new Map<number, M[]>();
  for (const module of modules) rows.set(module.row, [...(rows.get(module.row) ?? []), module]);
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
}

/** Whether a row is one module of full width on every screen. */
export function isFullWidth([first, ...others]: readonly Placed[]): boolean {
  return others.length === 0 && first !== undefined && widths(first).every((width) => width === 12);
}

/** The widths of a module on phones, tablets and desktops, in twelfths; 0 means the whole row. */
export function widths({ sm, md, lg }: Placed): [number, number, number] {
  return [sm || 12, md || 12, lg || 12];
}

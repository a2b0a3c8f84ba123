/** A list with the item at one place moved to another, which is bounded by the list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  const item = list[from];
  if (item === undefined) return [...list];
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, item);
  return rest;
}

/** Files in the order in which they were taken, as far as their files tell. */
export function inOrderTaken(files: readonly File[]): File[] {
  return [...files].sort(
    (a, b) =>
      a.lastModified - b.lastModified || a.name.localeCompare(b.name, 'en', { numeric: true }),
  );
}

import { takenAt } from './taken.ts';

/** A list with the item at one place moved to another, which is bounded by the list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  const item = list[from];
  if (item === undefined) return [...list];
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, item);
  return rest;
}

/**
 * Files in the order in which they were taken: by what the camera says, else by the time of the file, and by name where that is the same.
 */
export async function inOrderTaken(files: readonly File[]): Promise<File[]> {
  const dated: { file: File; at: number }[] = [];
  for (const file of files) dated.push({ file, at: (await takenAt(file)) ?? file.lastModified });
  return dated
    .sort((a, b) => a.at - b.at || a.file.name.localeCompare(b.file.name, 'en', { numeric: true }))
    .map(({ file }) => file);
}

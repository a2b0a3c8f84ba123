/** Small readers for data that anyone may have written: a value of the right kind, or null. */

export type Fields = Record<string, unknown>;

/** The longest text that is read, in characters. */
const longest = 500;

export function fields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : null;
}

/** A text, cut where it grows too long. */
export function text(value: unknown): string | null {
  return typeof value === 'string' ? value.slice(0, longest) : null;
}

/** A finite number; a text of digits is none. */
export function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A whole number of 0 or more. */
export function whole(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
}

export function flag(value: unknown): boolean {
  return value === true;
}

/** The first `most` items, without those that cannot be read. What is no list gives none. */
export function list<T>(value: unknown, most: number, read: (item: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, most).flatMap((item) => read(item) ?? []);
}

/** What `read` makes of it; nothing stays nothing. */
export function maybe<T>(value: unknown, read: (value: unknown) => T | null): T | null {
  return value == null ? null : read(value);
}

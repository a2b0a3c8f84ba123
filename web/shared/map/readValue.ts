/** Readers of untrusted data: a value of the right type, or null. */

export type Fields = Record<string, unknown>;

/** The length at which texts are cut, in characters. */
const longest = 500;

export function fields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : null;
}

/** A text, cut at that length. */
export function text(value: unknown): string | null {
  return typeof value === 'string' ? value.slice(0, longest) : null;
}

/** A finite number; not a text of digits. */
export function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A whole number of 0 or more. */
export function integer(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
}

export function flag(value: unknown): boolean {
  return value === true;
}

/** The first `most` items, without those that cannot be read; empty for what is no list. */
export function list<T>(value: unknown, most: number, read: (item: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, most).flatMap((item) => read(item) ?? []);
}

/** The value as `read` returns it; null without a value. */
export function maybe<T>(value: unknown, read: (value: unknown) => T | null): T | null {
  return value == null ? null : read(value);
}

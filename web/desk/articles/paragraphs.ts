/** Divides Markdown at its empty lines, as the server does (parts/paragraphs.go). */
export const paragraphsOf = (text: string) => text.replaceAll('\r\n', '\n').split('\n\n');

/** A text with another paragraph at a place, which may be after its end. Empty paragraphs at the end are left out. */
export function withParagraph(text: string, at: number, paragraph: string): string {
  const list = paragraphsOf(text);
  while (list.length <= at) list.push('');
  list[at] = paragraph;
  return list.join('\n\n').replace(/\n+$/, '');
}

/** A paragraph of a translation beside its original. */
interface Pair {
  readonly original: string;
  readonly translation: string;
  readonly state: 'missing' | 'changed' | 'right' | null;
}

/**
 * A translation beside its original, paragraph by paragraph. `older` are the places at which the original changed afterwards; what was
 * typed since `saved` is not older.
 */
export function pairsOf(
  original: string,
  translation: string,
  saved: string,
  older: readonly number[],
): Pair[] {
  const [from, to, before] = [original, translation, saved].map(paragraphsOf) as [
    string[],
    string[],
    string[],
  ];
  return Array.from({ length: Math.max(from.length, to.length) }, (_, at) => {
    const one = { original: from[at] ?? '', translation: to[at] ?? '' };
    const unchanged = one.translation === (before[at] ?? '');
    if (!one.original.trim()) return { ...one, state: null };
    if (!one.translation.trim()) return { ...one, state: 'missing' };
    if (older.includes(at) && unchanged) return { ...one, state: 'changed' };
    return { ...one, state: unchanged && older.length > 0 ? 'right' : null };
  });
}

/** The most characters of a description that are not closed: some 300 words. */
const mostOpen = 1800;

/** The paragraphs of a description, and those that open on demand. At least the first is open, and no single short one is closed. */
export function paragraphsOf(text: string): { first: string[]; rest: string[] } {
  const all = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  let length = 0;
  const fits = all.findIndex((paragraph, i) => {
    length += paragraph.length;
    return i > 0 && length > mostOpen;
  });
  if (fits < 0 || all.slice(fits).join('').length < 200) return { first: all, rest: [] };
  return { first: all.slice(0, fits), rest: all.slice(fits) };
}

const key = 'gevel-seen';

/** Of at most so many properties this browser knows that their page was opened; the first opened are forgotten first. */
export const mostSeen = 300;

/** The numbers of the properties whose page was opened in this browser; none where nothing is stored, or what is stored is not ours. */
export function seenNumbers(): number[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const isNumber = (one: unknown) => Number.isSafeInteger(one) && (one as number) > 0;
    return Array.isArray(value) ? value.filter(isNumber).slice(-mostSeen) : [];
  } catch {
    return [];
  }
}

/** Notes that the page of a property was opened. A browser that stores nothing forgets it. */
export function noteSeen(number: number): void {
  const others = seenNumbers().filter((one) => one !== number);
  try {
    localStorage.setItem(key, JSON.stringify([...others, number].slice(-mostSeen)));
  } catch {
    // the map shows it as one that was not seen
  }
}

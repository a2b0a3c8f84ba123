const key = 'gevel-place';

/** The name of the place that this browser's visitor asked the way to last; null for none, or where nothing is stored. */
export function namedPlace(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps the name of a place for the next properties, or forgets it. A browser that stores nothing shows it on this page alone. */
export function savePlace(name: string | null): void {
  try {
    if (name == null) localStorage.removeItem(key);
    else localStorage.setItem(key, name);
  } catch {
    // nothing is kept
  }
}

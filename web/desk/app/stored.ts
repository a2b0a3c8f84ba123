/** A text that the desk stored in this browser, by name; null for none, and in a browser without storage. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(`desk.${name}`);
  } catch {
    return null;
  }
}

/** Stores a text under a name; null removes it. */
export function store(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(`desk.${name}`);
    else localStorage.setItem(`desk.${name}`, text);
  } catch {
    // The text is lost with the page, as it would be in any form.
  }
}

/** Removes everything whose name begins with this text. */
export function forget(prefix: string): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(`desk.${prefix}`));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // There is nothing to remove.
  }
}

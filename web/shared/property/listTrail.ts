const key = 'gevel-list';

/** The list that a visitor came from: its address, and the paths of the properties on it, in order. */
interface List {
  address: string;
  paths: string[];
}

/** The properties before and after one on the list, null at its ends, and the list's address. */
export interface Neighbours {
  address: string;
  previous: string | null;
  next: string | null;
}

/** Remembers, for this tab, the list that contains a card. A card outside a list changes nothing. */
export function rememberList(card: Element): void {
  const links = card
    .closest('[data-list]')
    ?.querySelectorAll<HTMLAnchorElement>('[data-card] :is(h2, h3) a');
  if (!links?.length) return;
  const paths = Array.from(links, (link) => link.pathname);
  const list: List = { address: location.pathname + location.search, paths };
  try {
    sessionStorage.setItem(key, JSON.stringify(list));
  } catch {
    // without storage a property's page has no links to the previous and next one
  }
}

/** The neighbours of a property on the list remembered last; null when it is not on it. */
export function neighboursOf(path: string): Neighbours | null {
  try {
    const { address, paths }: List = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const at = paths.indexOf(path);
    if (at < 0) return null;
    return { address, previous: paths[at - 1] ?? null, next: paths[at + 1] ?? null };
  } catch {
    return null;
  }
}

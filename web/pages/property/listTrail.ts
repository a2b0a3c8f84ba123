const key = 'gevel-list';

/** The list that a visitor came from: its address, and the addresses of the homes on it, in order. */
interface List {
  address: string;
  homes: string[];
}

/** What stands before and after a home on the list, null at its ends, and the way back to the list. */
export interface Neighbours {
  address: string;
  previous: string | null;
  next: string | null;
}

/** Keeps the list in which a card stands for this visit. A card that stands in no list changes nothing. */
export function rememberList(card: Element): void {
  const links = card
    .closest('[data-list]')
    ?.querySelectorAll<HTMLAnchorElement>('[data-card] :is(h2, h3) a');
  if (!links?.length) return;
  const homes = Array.from(links, (link) => link.pathname);
  const list: List = { address: location.pathname + location.search, homes };
  try {
    sessionStorage.setItem(key, JSON.stringify(list));
  } catch {
    // without storage there is no way through the list
  }
}

/** The neighbours of a home on the list that was kept last; null when it is not on it. */
export function neighboursOf(home: string): Neighbours | null {
  try {
    const { address, homes }: List = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const at = homes.indexOf(home);
    if (at < 0) return null;
    return { address, previous: homes[at - 1] ?? null, next: homes[at + 1] ?? null };
  } catch {
    return null;
  }
}

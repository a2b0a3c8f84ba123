import { useState } from 'react';
import { useRouter } from '../router/useRouter.ts';
import { criteria, type Name } from './criteria.ts';
import { type Filter, filterSearch } from './filter.ts';
import type { Kind } from './kinds.ts';

export interface Draft {
  readonly filter: Filter;
  /** Keeps a change without asking for it: words that are still being typed. */
  keep: (change: Partial<Filter>) => void;
  /** Goes to the list with a change, from its first page. */
  apply: (change: Partial<Filter>) => void;
}

interface State {
  readonly filter: Filter;
  readonly address: string;
  /** The addresses that choices led to and that have not been reached yet, first to last. */
  readonly ahead: readonly string[];
}

/**
 * The filter as the controls show it. It runs ahead of the address while the next list is on its way and follows
 * the address when that changes, so that chips and the back button empty the controls too. Each change is an entry of the
 * history: Back undoes one at a time.
 */
export function useDraft(list: string, asked: Filter): Draft {
  const { navigate } = useRouter();
  const [draft, setDraft] = useState<State>({
    filter: asked,
    address: filterSearch(asked),
    ahead: [],
  });
  const address = filterSearch(asked);
  if (draft.address !== address) setDraft(arrived(draft, asked, address));
  const keep = (change: Partial<Filter>) =>
    setDraft(({ filter, ...rest }) => ({ ...rest, filter: { ...filter, ...change } }));
  const apply = (change: Partial<Filter>) => {
    const next = { ...draft.filter, ...change, page: 1 };
    const to = filterSearch(next);
    setDraft(({ ahead, ...rest }) => ({ ...rest, filter: next, ahead: [...ahead, to] }));
    navigate(list + to, { replace: to === address, scroll: false });
  };
  return { filter: draft.filter, keep, apply };
}

/** At the address of an earlier choice the later ones stay as they were made; at any other the controls say what it asks. */
export function arrived(
  { filter, ahead }: Omit<State, 'address'>,
  asked: Filter,
  address: string,
): State {
  const at = ahead.indexOf(address);
  const later = at < 0 ? [] : ahead.slice(at + 1);
  return { filter: later.length > 0 ? filter : asked, address, ahead: later };
}

/** What a draft asks of one criterion, as its values in an address, and the way to ask others. */
export function askedOf({ filter, apply }: Draft, name: Name) {
  const kind: Kind<unknown> = criteria[name].kind;
  return {
    texts: kind.write(filter[name]),
    ask: (texts: readonly string[]) => apply({ [name]: kind.read(texts) }),
  };
}

import { useState } from 'react';
import { useRouter } from '../router/useRouter.ts';
import { type Filter, filterSearch } from './filter.ts';

export interface Draft {
  readonly filter: Filter;
  /** Keeps a change without asking for it: words that are still being typed. */
  keep: (change: Partial<Filter>) => void;
  /** Goes to the list with a change, from its first page. */
  apply: (change: Partial<Filter>) => void;
}

/**
 * The filter as the controls show it. It runs ahead of the address while the next list is on its way and follows
 * the address when that changes, so that chips and the back button empty the controls too.
 */
export function useDraft(list: string, asked: Filter): Draft {
  const { navigate } = useRouter();
  const [draft, setDraft] = useState({ filter: asked, address: filterSearch(asked) });
  const address = filterSearch(asked);
  if (draft.address !== address) setDraft({ filter: asked, address });
  const keep = (change: Partial<Filter>) =>
    setDraft(({ filter, ...rest }) => ({ ...rest, filter: { ...filter, ...change } }));
  const apply = (change: Partial<Filter>) => {
    keep(change);
    const next = { ...draft.filter, ...change, page: 1 };
    navigate(list + filterSearch(next), { replace: true, scroll: false });
  };
  return { filter: draft.filter, keep, apply };
}

import { useEffect, useState } from 'react';
import type { PageLocation } from '../../app/router/page.ts';
import type { RouterState } from '../../app/router/routerContext.ts';
import { useRouter } from '../../app/router/useRouter.ts';
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
  /** The visit of the page that the choices were made on. */
  readonly at: PageLocation;
  /** The addresses that choices led to and that have not been reached yet, first to last. */
  readonly ahead: readonly string[];
}

type Visit = Pick<RouterState, 'location' | 'inPlace'>;

/**
 * The filter as the controls show it. It runs ahead of the address while the next list is on its way and follows
 * the address when that changes, so that chips and the back button empty the controls too. Each change is an entry of the
 * history: Back undoes one at a time. A page that is being prepared writes nothing here: React would add the next
 * choice to what that page has not shown yet.
 */
export function useDraft(list: string, asked: Filter): Draft {
  const { navigate, ...visit } = useRouter();
  const [made, setMade] = useState<State>({ filter: asked, at: visit.location, ahead: [] });
  const draft = arrived(made, asked, visit);
  useEffect(() => setMade((before) => arrived(before, asked, visit)));
  const keep = (change: Partial<Filter>) =>
    setMade({ ...draft, filter: { ...draft.filter, ...change } });
  const apply = (change: Partial<Filter>) => {
    const filter = { ...draft.filter, ...change, page: 1 };
    const to = filterSearch(filter);
    setMade({ filter, at: visit.location, ahead: [...draft.ahead, to] });
    navigate(list + to, { replace: to === filterSearch(asked), scroll: false });
  };
  return { filter: draft.filter, keep, apply };
}

/** On the list of an earlier choice the later ones stay as they were made; on any other the controls say what it asks. */
export function arrived(made: State, asked: Filter, { location: at, inPlace }: Visit): State {
  if (made.at === at) return made;
  const reached = inPlace ? made.ahead.indexOf(filterSearch(asked)) : -1;
  const ahead = reached < 0 ? [] : made.ahead.slice(reached + 1);
  return { filter: ahead.length > 0 ? made.filter : asked, at, ahead };
}

/** What a draft asks of one criterion, as its values in an address, and the way to ask others. */
export function askedOf({ filter, apply }: Draft, name: Name) {
  const kind: Kind<unknown> = criteria[name].kind;
  return {
    texts: kind.write(filter[name]),
    ask: (texts: readonly string[]) => apply({ [name]: kind.read(texts) }),
  };
}

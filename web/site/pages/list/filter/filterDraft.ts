import { useEffect, useState } from 'react';
import { criteria, type Name } from '../../../../shared/list/criteria.ts';
import { type Filter, filterSearch, withoutView } from '../../../../shared/list/filter.ts';
import type { Kind } from '../../../../shared/list/kinds.ts';
import type { PageLocation } from '../../../../shared/router/page.ts';
import type { RouterState } from '../../../../shared/router/routerContext.ts';
import { useRouter } from '../../../../shared/router/useRouter.ts';

export interface Draft {
  readonly filter: Filter;
  /** Changes the controls only, for words that are still being typed. */
  edit: (change: Partial<Filter>) => void;
  /** Navigates to the list with a change, from its first page; another condition leaves where the map is. */
  apply: (change: Partial<Filter>) => void;
}

interface State {
  readonly filter: Filter;
  /** The filter of that location. */
  readonly current: Filter;
  /** The location that the choices were made on. */
  readonly at: PageLocation;
  /** The query strings of choices that are still loading, oldest first. */
  readonly ahead: readonly string[];
}

type Arrival = Pick<RouterState, 'location' | 'inPlace'>;

/**
 * The filter as the controls show it: ahead of the address while the next list loads, and the address's own when that
 * changes, so that chips and the Back button change the controls too. Each change is a history entry, which Back undoes. The
 * state is set in an effect: a page that React is still preparing must not change it.
 */
export function useDraft(list: string, current: Filter): Draft {
  const { navigate, ...visit } = useRouter();
  const [made, setMade] = useState<State>({
    filter: current,
    current,
    at: visit.location,
    ahead: [],
  });
  const draft = arrived(made, current, visit);
  useEffect(() => setMade((before) => arrived(before, current, visit)));
  const edit = (change: Partial<Filter>) =>
    setMade({ ...draft, filter: { ...draft.filter, ...change } });
  const apply = (change: Partial<Filter>) => {
    const before = 'sort' in change ? draft.filter : withoutView(draft.filter);
    const filter = { ...before, ...change, page: 1 };
    const to = filterSearch(filter);
    setMade({ filter, current, at: visit.location, ahead: [...draft.ahead, to] });
    navigate(list + to, { replace: to === filterSearch(current), scroll: false });
  };
  return { filter: draft.filter, edit, apply };
}

/**
 * The choices after a list has loaded: when it is the list of an earlier choice, later ones stay, and all of them when the map has
 * moved alone; on any other list its own filter replaces them.
 */
export function arrived(made: State, current: Filter, { location: at, inPlace }: Arrival): State {
  if (made.at === at) return made;
  if (inPlace && sameConditions(made.current, current))
    return { ...made, filter: { ...made.filter, bounds: current.bounds }, current, at };
  const reached = inPlace ? made.ahead.indexOf(filterSearch(current)) : -1;
  const ahead = reached < 0 ? [] : made.ahead.slice(reached + 1);
  return { filter: ahead.length > 0 ? made.filter : current, current, at, ahead };
}

function sameConditions(a: Filter, b: Filter): boolean {
  return a.bounds !== b.bounds && filterSearch(withoutView(a)) === filterSearch(withoutView(b));
}

/** The values of one criterion, as texts in an address, and a function that applies others. */
export function criterionOf({ filter, apply }: Draft, name: Name) {
  const kind: Kind<unknown> = criteria[name].kind;
  return {
    texts: kind.write(filter[name]),
    change: (texts: readonly string[]) => apply({ [name]: kind.read(texts) }),
  };
}

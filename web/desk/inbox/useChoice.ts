import { useState } from 'react';
import { listLength } from '../app/limits.ts';
import { keyOf, type Selection } from './filter.ts';
import { heldChoice } from './heldChoice.ts';

export interface Choice {
  readonly ids: ReadonlySet<string>;
  /** All leads of the selection are chosen, including those that were not read yet. */
  readonly all: boolean;
  readonly toggle: (id: string) => void;
  /** Chooses every row from the one that was chosen last up to this one. */
  readonly through: (id: string) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

interface State {
  readonly key: string;
  readonly ids: ReadonlySet<string>;
  readonly all: boolean;
  readonly last: string | null;
}

/**
 * The rows that are chosen, of those that are shown. Another list or filter begins with none; a reload while a dialog asks about some
 * begins with those.
 */
export function useChoice(selection: Selection, shown: readonly { readonly id: string }[]): Choice {
  const key = keyOf(selection);
  const none: State = { key, ids: new Set(), all: false, last: null };
  const [state, setState] = useState((): State => {
    const held = heldChoice(history.state?.held);
    return held ? { ...none, all: held.all, ids: new Set(held.ids) } : none;
  });
  const { ids, all, last } = state.key === key ? state : none;
  const there = new Set(shown.map(({ id }) => id));
  const remaining = all ? there : new Set([...ids].filter((id) => there.has(id)));
  const choose = (next: ReadonlySet<string>, at: string) =>
    setState({ key, ids: new Set([...next].slice(0, listLength)), all: false, last: at });
  const toggle = (id: string) => {
    const next = new Set(remaining);
    if (!next.delete(id)) next.add(id);
    choose(next, id);
  };
  const through = (id: string) => {
    const order = shown.map((lead) => lead.id);
    const from = order.indexOf(last ?? id);
    const to = order.indexOf(id);
    if (from < 0 || to < 0) return toggle(id);
    const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
    choose(new Set([...remaining, ...range]), id);
  };
  return {
    ids: remaining,
    all,
    toggle,
    through,
    chooseAll: () => setState({ ...none, all: true }),
    clear: () => setState(none),
  };
}

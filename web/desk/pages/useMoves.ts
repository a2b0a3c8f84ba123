import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useMoves_pages$key } from '../__generated__/useMoves_pages.graphql.ts';
import type { useParts_parts$key } from '../__generated__/useParts_parts.graphql.ts';
import { useText } from '../app/texts.ts';
import type { Parts } from '../parts/editedParts.ts';
import { said } from '../parts/parts.ts';
import { useParts } from '../parts/useParts.ts';
import { fieldOf, type Step, stepped } from './tree.ts';

export interface Moves {
  readonly edit: Parts;
  /** Moves a page a step, in the draft of the menu. */
  readonly move: (key: string, step: Step) => void;
  readonly can: (key: string, step: Step) => boolean;
  /** Where the page that was moved last stands now, in words; '' when none was, and until it is stored. */
  readonly said: string;
  /** Puts the page back that was moved last; null once somebody wrote the tree since. */
  readonly undo: (() => void) | null;
  readonly forget: () => void;
}

/** What was moved last: the lists by their fields, as they were and as they became. */
interface Move {
  readonly key: string;
  readonly focus: string | null;
  readonly before: Lists;
  readonly after: Lists;
}

type Lists = Readonly<Record<string, string>>;

/** Moves pages in the tree. The focus stays on what was pressed. */
export function useMoves(key: useMoves_pages$key, menu: useParts_parts$key): Moves {
  const say = useText();
  const all = useFragment(
    graphql`
      fragment useMoves_pages on Page @relay(plural: true) {
        key
        parent
        depth
        title
        draft {
          state
        }
      }
    `,
    key,
  );
  const edit = useParts({ record: 'menu' }, menu);
  const pages = all.filter(({ draft }) => draft?.state !== 'GONE');
  const [last, setLast] = useState<Move | null>(null);
  const saidOf = (field: string) => {
    const part = edit.parts.find((one) => one.field === field);
    return part ? said(part) : '';
  };
  const isAsMoved = (lists: Lists) =>
    Object.entries(lists).every(([field, list]) => saidOf(field) === list);
  const page = pages.find((one) => one.key === last?.key);
  const beside = pages.filter(({ parent }) => parent === page?.parent);
  const above = pages.find((one) => one.key === page?.parent)?.title;
  const order = pages.map((one) => one.key).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order may take the focus away
  useEffect(() => {
    const focus = last?.focus;
    if (focus && document.activeElement?.id !== focus) document.getElementById(focus)?.focus();
  }, [order]);
  return {
    edit,
    can: (one, step) => stepped(pages, one, step) !== null,
    move: (one, step) => {
      const lists = stepped(pages, one, step);
      if (!lists || edit.busy) return;
      const after = Object.fromEntries(
        [...lists].map(([parent, ids]) => [
          fieldOf(parent),
          ids.length > 0 ? JSON.stringify(ids) : '',
        ]),
      );
      const before = Object.fromEntries(Object.keys(after).map((field) => [field, saidOf(field)]));
      setLast({ key: one, focus: document.activeElement?.id || null, before, after });
      edit.draftFields(after);
    },
    undo:
      last && Object.keys(last.before).length > 0 && isAsMoved(last.after)
        ? () => {
            if (edit.busy) return;
            edit.draftFields(last.before);
            setLast({ ...last, before: {}, after: {} });
          }
        : null,
    forget: () => setLast(null),
    said:
      page && !edit.busy
        ? say(above ? 'pages.movedBelow' : 'pages.moved', {
            page: page.title,
            place: beside.indexOf(page) + 1,
            count: beside.length,
            above,
          })
        : '',
  };
}

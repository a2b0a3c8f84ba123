import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useMoves_pages$key } from '../../__generated__/useMoves_pages.graphql.ts';
import type { useParts_parts$key } from '../../__generated__/useParts_parts.graphql.ts';
import { useText } from '../app/texts.ts';
import { type Parts, useParts } from '../parts/useParts.ts';
import { fieldOf, type Step, stepped } from './tree.ts';

export interface Moves {
  readonly edit: Parts;
  /** Moves a page a step, in the draft of the menu. */
  readonly move: (key: string, step: Step) => void;
  readonly can: (key: string, step: Step) => boolean;
  /** Where the page that was moved last stands now, in words. */
  readonly said: string;
}

/** Moves pages in the tree. The focus stays on what was pressed. */
export function useMoves(key: useMoves_pages$key, menu: useParts_parts$key): Moves {
  const say = useText();
  const all = useFragment(
    graphql`
      fragment useMoves_pages on DeskPage @relay(plural: true) {
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
  const [last, setLast] = useState<{ key: string; focus: string | null } | null>(null);
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
      setLast({ key: one, focus: document.activeElement?.id || null });
      edit.draftFields(
        Object.fromEntries(
          [...lists].map(([parent, ids]) => [fieldOf(parent), JSON.stringify(ids)]),
        ),
      );
    },
    said: page
      ? say(above ? 'pages.movedBelow' : 'pages.moved', {
          page: page.title,
          place: beside.indexOf(page) + 1,
          count: beside.length,
          above,
        })
      : '',
  };
}

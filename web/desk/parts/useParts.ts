import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  useParts_parts$data,
  useParts_parts$key,
} from '../../__generated__/useParts_parts.graphql.ts';
import { type Failure, failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';
import { changeOf, changesOf, type Typed } from './parts.ts';
import { type Of, useSaveParts } from './useSaveParts.ts';
import { useTyped } from './useTyped.ts';

export type EditedPart = useParts_parts$data[number];

/** What became of the last time that somebody saved. */
export type Saved =
  | { readonly kind: 'saved'; readonly back: readonly EditedPart[] }
  | { readonly kind: 'stale' | 'invalid' }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface Parts {
  readonly parts: readonly EditedPart[];
  readonly typed: Typed;
  /** What a part says in its field: what was typed, else what is in force. */
  readonly valueOf: (part: EditedPart) => string;
  readonly type: (part: EditedPart, value: string) => void;
  /** Takes what is in force for the version that is answered, and keeps what was typed; or gives it up. */
  readonly settle: (part: EditedPart, keepMine: boolean) => void;
  readonly problems: Readonly<Record<string, string>>;
  readonly busy: boolean;
  readonly saved: Saved | null;
  readonly save: () => void;
  /** Answers the question about a part with a value; with keep the part is the desk's for good. */
  readonly answer: (part: EditedPart, value: string, keep?: boolean) => void;
  /** Writes what the parts said before. */
  readonly takeBack: () => void;
}

/** Edits the parts of a record. What is typed stays in this browser until it is saved, or until its writer signs out. */
export function useParts(of: Of, key: useParts_parts$key): Parts {
  const parts = useFragment(
    graphql`
      fragment useParts_parts on DeskPart @relay(plural: true) {
        id
        record
        field
        language
        kind
        value
        choices
        picture
        fallback
        version
        origin
        kept
        offered
        author {
          name
        }
        changedAt
      }
    `,
    key,
  );
  const { ended } = useSession();
  const { typed, forget, type, settle } = useTyped(of.record);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const saveParts = useSaveParts(of);

  const send = async (changes: ReturnType<typeof changesOf>) => {
    if (busy || changes.length === 0) return;
    setBusy(true);
    setProblems({});
    const touched = changes.flatMap((change) =>
      parts.filter((p) => p.field === change.field && (p.language ?? null) === change.language),
    );
    try {
      const result = await saveParts(changes);
      if (result.__typename === 'PartsSaved') {
        forget(touched.map(({ id }) => id));
        setSaved({ kind: 'saved', back: touched });
      } else if (result.__typename === 'PartsStale') setSaved({ kind: 'stale' });
      else {
        const list = result.__typename === 'InvalidInput' ? result.problems : [];
        if (list.some(({ code }) => code === 'SIGNED_OUT')) return ended();
        setProblems(
          Object.fromEntries(
            list.map(({ path, code }) => [touched[Number(path[1] ?? 0)]?.id ?? '', code]),
          ),
        );
        setSaved({ kind: 'invalid' });
      }
    } catch (error) {
      setSaved({ kind: 'failed', failure: failureOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return {
    parts,
    typed,
    problems,
    busy,
    saved,
    valueOf: (part) => typed[part.id]?.value ?? part.value,
    type: (part, value) => {
      setSaved(null);
      type(part, value);
    },
    settle,
    save: () => send(changesOf(parts, typed)),
    answer: (part, value, keep = false) => send([{ ...changeOf(part, value), keep }]),
    takeBack: () => {
      if (saved?.kind !== 'saved') return;
      send(
        saved.back.flatMap((before) => {
          const now = parts.find(({ id }) => id === before.id);
          return now && now.value !== before.value ? [changeOf(now, before.value)] : [];
        }),
      );
    },
  };
}

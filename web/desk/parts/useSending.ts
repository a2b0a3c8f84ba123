import { useState } from 'react';
import type { useParts_parts$data } from '../__generated__/useParts_parts.graphql.ts';
import { type Failure, failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';

type EditedPart = useParts_parts$data[number];

/** What became of the last time that somebody saved. */
export type Saved =
  | { readonly kind: 'saved' | 'restored'; readonly back: readonly EditedPart[] }
  | { readonly kind: 'drafted' | 'discarded' | 'unplanned' | 'unconfirmed' }
  | { readonly kind: 'confirmed'; readonly part: EditedPart; readonly paragraph: number | null }
  | { readonly kind: 'stale' | 'invalid' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What a change answers. */
export interface Answer {
  readonly __typename: string;
  readonly problems?: readonly { readonly path: readonly string[]; readonly code: string }[];
  readonly desk?: {
    readonly drafts?:
      | readonly { readonly record: string; readonly version: number }[]
      | null
      | undefined;
    readonly ' $fragmentSpreads'?: unknown;
  };
}

/** Sends changes of parts, and tells what became of the last one. `taken` is called with the parts that were stored. */
export function useSending(taken: (parts: readonly EditedPart[]) => void) {
  const { ended } = useSession();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  /** Sends one change; its answer when it was stored, else null. */
  const run = async (
    send: () => Promise<Answer>,
    touched: readonly EditedPart[],
    then: Saved,
  ): Promise<Answer | null> => {
    setBusy(true);
    setProblems({});
    try {
      const result = await send();
      if (result.__typename === 'PartsSaved') {
        taken(touched);
        setSaved(then);
        return result;
      }
      const list = result.problems ?? [];
      if (list.some(({ code }) => code === 'SIGNED_OUT')) ended();
      setProblems(
        Object.fromEntries(
          list.map(({ path, code }) => [touched[Number(path[1] ?? 0)]?.id ?? '', code]),
        ),
      );
      setSaved({ kind: result.__typename === 'PartsStale' ? 'stale' : 'invalid' });
    } catch (error) {
      setSaved({ kind: 'failed', failure: failureOf(error) });
    } finally {
      setBusy(false);
    }
    return null;
  };
  return { run, problems, busy, saved, setSaved };
}

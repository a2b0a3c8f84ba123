import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../app/failure.ts';
import type { Progress } from '../../app/sendBody.ts';
import { useSession } from '../../app/session.ts';
import type { TextKey } from '../../app/texts.ts';
import type { uploadText } from '../../pictures/uploadText.ts';
import { inOrderTaken } from './order.ts';

type Problem = Parameters<typeof uploadText>[0];

/** What a mutation answers that takes a file. */
interface Sent {
  readonly __typename: string;
  readonly problems?: readonly Problem[];
}

/**
 * A file on its way: it is read for when it was taken, waits for those before it and is sent. How much of it is sent, or why it is not
 * there.
 */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'reads' | 'waits' | 'sent' | 'failed' | 'done';
  readonly part: number;
  readonly wrong: TextKey | null;
}

/**
 * Sends files one after another, so that they come in their order. What fails stays until it is sent again or put away; the others
 * go on.
 */
export function useUploads(
  upload: (file: File, sent: Progress) => Promise<Sent>,
  wrongText: (problem: Problem) => TextKey,
  arrived: () => void,
) {
  const { ended } = useSession();
  const [list, setList] = useState<readonly Upload[]>([]);
  const last = useRef(0);
  const put = (id: number, change: Partial<Upload>) =>
    setList((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const send = async ({ id, file }: Upload) => {
    put(id, { state: 'sent', part: 0, wrong: null });
    try {
      const sent = await upload(file, (part) => put(id, { part }));
      const problem = sent.__typename === 'InvalidInput' ? sent.problems?.[0] : undefined;
      if (problem?.code === 'SIGNED_OUT') ended();
      if (problem) return put(id, { state: 'failed', wrong: wrongText(problem) });
      put(id, { state: 'done', part: 1 });
      arrived();
    } catch (error) {
      const isOffline = failureOf(error) === 'offline';
      put(id, { state: 'failed', wrong: isOffline ? 'state.notSentOffline' : 'state.notSent' });
    }
  };
  const isBusy = list.some(({ state }) => state === 'sent');
  // one that is still read holds up those that were added after it
  const next = list.find(({ state }) => state === 'reads' || state === 'waits');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next one is sent once, when the one before has been
  useEffect(() => {
    if (!isBusy && next?.state === 'waits') send(next);
  }, [isBusy, next?.id, next?.state]);
  const isOver = list.length > 0 && list.every(({ state }) => state === 'done');
  useEffect(() => {
    if (isOver) setList([]);
  }, [isOver]);
  // a page that is left in the middle asks first
  const isUnderWay = isBusy || next !== undefined;
  useEffect(() => {
    if (!isUnderWay) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isUnderWay]);
  return {
    list,
    add: async (files: readonly File[]) => {
      const first = last.current + 1;
      last.current += files.length;
      const added = files.map((file, at) => {
        return { id: first + at, file, state: 'reads', part: 0, wrong: null } as const;
      });
      setList((before) => [...before, ...added]);
      const inOrder = await inOrderTaken(files);
      setList((before) =>
        before.map((one) => {
          const file = inOrder[one.id - first];
          return file ? { ...one, file, state: 'waits' } : one;
        }),
      );
    },
    again: (id: number) => put(id, { state: 'waits', wrong: null }),
    forget: (id: number) => setList((before) => before.filter((one) => one.id !== id)),
  };
}

import { useEffect, useRef } from 'react';
import { useDialog } from '../app/useDialog.ts';
import type { RequestedChange } from '../lead/handling/useLeadChanges.ts';
import { heldChoice } from './heldChoice.ts';
import type { Choice } from './useChoice.ts';

/** What is asked before many leads change: the state that they get, or to whom they go. */
type Question = 'handOver' | 'IN_HAND' | 'DONE' | 'SPAM';
const questions: readonly Question[] = ['handOver', 'IN_HAND', 'DONE', 'SPAM'];

/**
 * The question about the chosen leads that the address names. For all leads of a list it keeps the count that was said first, though new
 * ones may come meanwhile. The dialog closes when nothing says which leads it is about, as after opening a link, and when after a reload
 * some of them are not in the list any more; the others stay chosen.
 */
export function useBulkQuestion(choice: Choice, total: number, ready: boolean) {
  const { about, held: state, show, close } = useDialog('change');
  const held = heldChoice(state);
  const question = questions.find((one) => one === about) ?? null;
  const { ids, all } = choice;
  const count = all ? (held?.count ?? 0) : ids.size;
  const lost = !held || count === 0 || question === null;
  const fewer = !all && held !== null && held.ids.length !== ids.size;
  const first = useRef(true);
  useEffect(() => {
    if (!ready) return;
    if (about !== null && (lost || (first.current && fewer))) close();
    first.current = false;
  }, [ready, about, lost, fewer, close]);
  const chosen = all ? total : ids.size;
  return {
    open: question && !lost && ready ? { count, requested: requestedBy(question) } : null,
    ask: (next: Question) => show(next, { ids: [...ids], all, count: chosen }),
    close,
  };
}

/** The change that a question is about; null for handing over, which says only now to whom. */
const requestedBy = (question: Question): RequestedChange | null =>
  question === 'handOver' ? null : { state: question };

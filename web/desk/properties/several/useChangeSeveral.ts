import { useState } from 'react';
import { type Failure, failureOf } from '../../app/failure.ts';
import { useSetField } from '../editor/useSetField.ts';
import { usePropertyChange } from '../usePropertyChange.ts';
import type { Requested } from './several.ts';
import type { OneOfSeveral } from './useSeveral.ts';

/** What became of properties that were changed together. */
export interface SeveralDone {
  readonly changed: number;
  /** The places of those that stayed as they were, since a colleague or a link was first. */
  readonly stayed: readonly string[];
  /** What takes each change back. */
  readonly undo: readonly string[];
  /** Why the rest was not sent. */
  readonly failure: Failure | null;
}

/** Changes properties one after the other, and takes that back. Each holds by itself: what fails leaves those before it changed. */
export function useChangeSeveral() {
  const { setStanding, undo } = usePropertyChange();
  const setField = useSetField();
  const [at, setAt] = useState<number | null>(null);
  const one = ({ number, version, agentNumber }: OneOfSeveral, requested: Requested) =>
    'standing' in requested
      ? setStanding({ number, version, standing: requested.standing })
      : setField({ number, field: 'agent', before: `${agentNumber}`, value: `${requested.agent}` });
  const change = async (properties: readonly OneOfSeveral[], requested: Requested) => {
    const stayed: string[] = [];
    const undone: string[] = [];
    let changed = 0;
    let failure: Failure | null = null;
    for (const [index, property] of properties.entries()) {
      setAt(index);
      try {
        const sent = await one(property, requested);
        if (sent.__typename === 'PropertyChanged') {
          changed++;
          if (sent.undo) undone.push(sent.undo);
        } else stayed.push(property.place);
      } catch (error) {
        failure = failureOf(error);
        break;
      }
    }
    setAt(null);
    return { changed, stayed, undo: undone, failure };
  };
  /** Takes changes back, the last one first: how many it was, and why the rest was not sent. */
  const takeBack = async (ids: readonly string[]) => {
    let [count, sent] = [0, 0];
    for (const id of ids.toReversed()) {
      try {
        if ((await undo(id)).__typename !== 'InvalidInput') count++;
      } catch (error) {
        return { count, left: ids.slice(0, ids.length - sent), failure: failureOf(error) };
      }
      sent++;
    }
    return { count, left: [], failure: null };
  };
  return { at, change, takeBack };
}

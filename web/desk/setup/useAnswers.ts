import { useEffect, useState } from 'react';
import { type Failure, failureOf } from '../app/failure.ts';
import { type Answers, ask, type Over } from './answers.ts';

/** Why there is nothing to go on with. */
export type Ended = Over | 'LINK';

/** Opens the link of the address, if it has a token, and reads what was filled in before. */
export function useAnswers() {
  const [answers, setAnswers] = useState<Answers | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn tries again
  useEffect(() => {
    let left = false;
    begin().then(
      (begun) => {
        if (left) return;
        if (typeof begun === 'string') setEnded(begun);
        else setAnswers(begun);
      },
      (error) => left || setFailure(failureOf(error)),
    );
    return () => {
      left = true;
    };
  }, [turn]);
  const again = () => {
    setFailure(null);
    setTurn(turn + 1);
  };
  return { answers, setAnswers, ended, setEnded, failure, again };
}

let opening: Promise<unknown> | null = null; // a link opens once

async function begin(): Promise<Answers | Ended> {
  const token = location.hash.slice(1);
  if (token) {
    opening ??= ask('open', { token });
    const opened = (await opening) as Awaited<ReturnType<typeof ask>>;
    if (opened.over) return opened.over;
    if (opened.problems) return 'LINK';
    history.replaceState(null, '', location.pathname);
  }
  const read = await ask<Answers>('state');
  if (read.over) return read.over;
  return read.problems ? 'OVER' : read.done;
}

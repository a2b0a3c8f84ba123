import { useRef, useState } from 'react';
import { useSession } from '../../app/session.ts';
import { bringTimetable, type Outcome } from './bringTimetable.ts';

export type Bringing = ReturnType<typeof useBringing>;

/** Sends one timetable at a time: which one and how much of it has left, and what came of the last one. */
export function useBringing(changed: () => void) {
  const { ended } = useSession();
  const [running, setRunning] = useState<{ name: string; part: number } | null>(null);
  const [outcome, setOutcome] = useState<{ name: string; of: Outcome } | null>(null);
  const stopper = useRef<AbortController>(null);
  const bring = async (name: string, file: File) => {
    const controller = new AbortController();
    stopper.current = controller;
    setOutcome(null);
    setRunning({ name, part: 0 });
    const sent = (part: number) => setRunning({ name, part });
    const of = await bringTimetable(name, file, sent, controller.signal);
    setRunning(null);
    if (of === 'ended') return ended();
    setOutcome({ name, of });
    changed(); // also after a lost connection: the server may have read all of it
  };
  return {
    running,
    outcome,
    bring,
    stop: () => stopper.current?.abort(),
    clear: () => setOutcome(null),
  };
}

import { useRef } from 'react';
import { useChange } from '../app/useChange.ts';

/** What a part of an owner's screen needs to change the owner. */
export interface OwnerChangeProps {
  /** Says what is done, and reads the owner again. */
  changed: (text: string) => void;
  /** Reads the owner again, because somebody changed it first. */
  again: () => void;
}

/** Sends a change of an owner, and reports the result. */
export function useOwnerChange({ changed, again }: OwnerChangeProps) {
  const done = useRef('');
  const change = useChange(() => changed(done.current));
  const send = (text: string, answer: Parameters<typeof change.run>[0]) => {
    done.current = text;
    change.run(async () => {
      const got = await answer();
      if (got.__typename === 'OwnerStale') again();
      return got;
    });
  };
  return { ...change, send };
}

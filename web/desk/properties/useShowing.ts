import { useState } from 'react';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { useListing } from './useListing.ts';

/** Until which day a property is hidden, and why. */
export interface Hiding {
  readonly until: string;
  readonly why: string;
}

interface Done {
  readonly text: string;
  /** Sends the opposite; null for what was undone. */
  readonly undo: (() => void) | null;
}

/**
 * Shows a hidden property again, and says what was done last, hiding included, with a way to undo it. `changed` reads the property
 * again.
 */
export function useShowing(number: number, changed: () => void) {
  const say = useText();
  const { dayAndMonth } = useTime();
  const { hide, show } = useListing();
  const [done, setDone] = useState<Done | null>(null);
  const change = useChange(changed);
  const undone = { text: say('lead.undone'), undo: null };
  const send = (request: Parameters<typeof change.run>[0], next: Done) =>
    change.run(async () => {
      const answer = await request();
      if (!('problems' in answer)) setDone(next);
      return answer;
    });
  return {
    ...change,
    done,
    forget: () => setDone(null),
    show: (before: Hiding) =>
      send(() => show(number), {
        text: say('listing.shown'),
        undo: () => send(() => hide({ number, ...before }), undone),
      }),
    wasHidden: ({ until }: Hiding) =>
      setDone({
        text: say('listing.hiddenUntil', { day: dayAndMonth(until) }),
        undo: () => send(() => show(number), undone),
      }),
  };
}

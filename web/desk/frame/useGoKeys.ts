import { useLayoutEffect, useRef } from 'react';
import { isTyping, keysOn } from '../app/keys.ts';
import { go } from '../app/usePlace.ts';
import type { Entry } from './entries.ts';

/** How long after G the letter of a screen may come, in milliseconds. */
const patience = 1500;

/** Goes to a screen with G and its letter. The letter is then no key of the screen that is shown. */
export function useGoKeys(entries: readonly Entry[]): void {
  const began = useRef(Number.NEGATIVE_INFINITY); // a ref, so that rendering between the two keys does not lose it
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !keysOn()) return;
      if (isTyping(event) || document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      const waiting = event.timeStamp - began.current < patience;
      began.current = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const entry = waiting ? entries.find(({ letter }) => letter === key) : undefined;
      if (!entry) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      go(entry.to);
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [entries]);
}

import { useEffect, useState } from 'react';
import { usePlace } from '../app/usePlace.ts';

/** How many leads came in since somebody last looked at this window with the inbox or the first screen open. */
export function useUnseen(arrived: number): number {
  const { screen } = usePlace();
  const [known, setKnown] = useState(arrived);
  const lists = screen === 'inbox' || screen === 'today';
  useEffect(() => {
    const check = () => {
      if (lists && document.hasFocus()) setKnown(arrived);
    };
    check();
    addEventListener('focus', check);
    return () => removeEventListener('focus', check);
  }, [lists, arrived]);
  return Math.max(0, arrived - known);
}

import { useEffect, useState } from 'react';
import { usePlace } from '../app/usePlace.ts';

/** How many leads came in since somebody looked at this window with the inbox or the first screen open. */
export function useUnseen(arrived: number): number {
  const { screen } = usePlace();
  const [known, setKnown] = useState(arrived);
  const lists = screen === 'inbox' || screen === 'today';
  useEffect(() => {
    const look = () => {
      if (lists && document.hasFocus()) setKnown(arrived);
    };
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [lists, arrived]);
  return Math.max(0, arrived - known);
}

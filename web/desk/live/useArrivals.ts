import { useEffect, useState } from 'react';
import { usePlace } from '../app/usePlace.ts';
import { useNow } from './now.ts';

/** How many leads came in since somebody looked at this window with the list of leads or the first screen open. */
export function useArrivals(): number {
  const arrived = useNow()?.arrived ?? 0;
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

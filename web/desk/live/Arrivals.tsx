import { useEffect, useRef, useState } from 'react';
import { useText } from '../app/texts.ts';
import { useNow } from './now.ts';

/** Says politely that leads came in. */
export function Arrivals() {
  const say = useText();
  const arrived = useNow()?.arrived ?? 0;
  const last = useRef(arrived);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (arrived > last.current) setCount(arrived - last.current);
    last.current = arrived;
  }, [arrived]);
  return (
    <p role="status" className="hidden-text">
      {count > 0 && <span key={arrived}>{say('live.arrived', { count })}</span>}
    </p>
  );
}

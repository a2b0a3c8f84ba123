import { useEffect, useState } from 'react';
import { useText } from '../app/texts.ts';
import css from './Waiting.module.css';

/** A placeholder for what is loading, in about its size, from 300 ms on: what comes sooner needs none. */
export function Waiting({ rows = 6 }: { rows?: number }) {
  const say = useText();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <div className={css.waiting} role="status">
      <span className="hidden-text">{say('state.loading')}</span>
      {Array.from({ length: rows }, (_, i) => `${i}`).map((row) => (
        <i key={row} />
      ))}
    </div>
  );
}

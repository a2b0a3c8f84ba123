import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../../components/ui/classes.ts';
import cell from './FilterCell.module.css';
import css from './FilterPop.module.css';

interface Props {
  label: string;
  /** What is chosen, in words. */
  chosen: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A cell that opens. Escape and a press outside close it; opening another closes it too. */
export function FilterPop({ label, chosen, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: PointerEvent) => {
      const own = details.current;
      if (own?.open && !own.contains(event.target as Node)) own.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
  return (
    <details
      name="filter"
      ref={details}
      className={classes(cell.cell, className)}
      onKeyDown={closeOnEscape}
    >
      <summary>
        <span>{label}</span>
        {chosen}
      </summary>
      <div className={css.pop}>{children}</div>
    </details>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

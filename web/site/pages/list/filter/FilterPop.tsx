import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { classes } from '../../../../shared/ui/classes.ts';
import cell from './FilterCell.module.css';
import css from './FilterPop.module.css';

interface Props {
  label: string;
  /** The chosen values in words. */
  chosen: string;
  className?: string | undefined;
  /** What stands first in it and loads once it has opened. */
  first?: ReactNode;
  children: ReactNode;
}

/** A cell that opens. Escape, a press outside and opening another cell close it. */
export function FilterPop({ label, chosen, className, first, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const close = (event: PointerEvent) => {
      const cell = details.current;
      if (cell?.open && !cell.contains(event.target as Node)) cell.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
  return (
    <details
      name="filter"
      ref={details}
      className={classes(cell.cell, className)}
      onToggle={() => setOpened(true)}
      onKeyDown={closeOnEscape}
    >
      <summary>
        <span>{label}</span>
        {chosen}
      </summary>
      <div className={css.pop}>
        {opened && <Suspense>{first}</Suspense>}
        {children}
      </div>
    </details>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

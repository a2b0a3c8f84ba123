import type { ReactNode } from 'react';
import { useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { isEmpty, type LeadFilter } from './filter.ts';
import css from './Inbox.module.css';
import { clearFilter } from './setPart.ts';

interface Props {
  filter: LeadFilter;
  total: number;
  /** What else can be done with what is found. */
  children: ReactNode;
}

/** How many leads a filter finds, with the button that removes it. */
export function Found({ filter, total, children }: Props) {
  const say = useText();
  return (
    <div className={css.found}>
      <span role="status">{!isEmpty(filter) && say('filter.found', { count: total })}</span>
      {!isEmpty(filter) && total > 0 && (
        <DeskButton variant="plain" onClick={clearFilter}>
          {say('filter.clear')}
        </DeskButton>
      )}
      {children}
    </div>
  );
}

import { useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { isEmpty, type LeadFilter } from './filter.ts';
import css from './Inbox.module.css';
import { clearFilter } from './setPart.ts';

/** How many leads a filter finds, with the button that removes it. */
export function Found({ filter, total }: { filter: LeadFilter; total: number }) {
  const say = useText();
  return (
    <div className={css.found}>
      <span role="status">{!isEmpty(filter) && say('filter.found', { count: total })}</span>
      {!isEmpty(filter) && total > 0 && (
        <DeskButton look="plain" onClick={clearFilter}>
          {say('filter.clear')}
        </DeskButton>
      )}
    </div>
  );
}

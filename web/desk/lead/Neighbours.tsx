import { useEffect, useRef } from 'react';
import { useKeys } from '../app/keys.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { go } from '../app/usePlace.ts';
import type { Selection } from '../inbox/filter.ts';
import { useLeadList } from '../inbox/useLeadList.ts';
import { IconButton } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import css from './Neighbours.module.css';

/** Where a lead stood in its list. */
interface Place {
  readonly id: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * The way back to the list, and to the lead before and after. One that left the list, because it was answered or handed over, has the way
 * on that it had there.
 */
export function Neighbours({ id, selection }: { id: string; selection: Selection }) {
  const say = useText();
  const { leads, total, reached, setAt } = useLeadList(selection, false);
  const index = leads.findIndex((lead) => lead.id === id);
  const place = useRef<Place>(null);
  if (index >= 0) place.current = { id, before: leads[index - 1]?.id, after: leads[index + 1]?.id };
  const here = place.current?.id === id ? place.current : null;
  const { before, after } = here ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the reader is, once it is known
  useEffect(() => {
    if (index < 0) return;
    setAt(id);
    reached(index);
  }, [index]);
  const open = (lead: string | undefined) => lead && go({ screen: 'lead', id: lead, ...selection });
  useKeys({ j: () => open(after), k: () => open(before) });
  return (
    <nav className={css.crumb} aria-label={say('lead.back')}>
      <Link to={{ screen: 'inbox', ...selection }}>
        <Icon name="back" />
        {say('lead.toList', { list: say(`inbox.list.${selection.list}`) })}
      </Link>
      {here && (
        <span className={css.turn}>
          {index >= 0 && (
            <span className="soft">{say('lead.place', { place: index + 1, total })}</span>
          )}
          <IconButton
            icon="up"
            label={say('lead.previous')}
            disabled={!before}
            onClick={() => open(before)}
          />
          <IconButton
            icon="down"
            label={say('lead.next')}
            disabled={!after}
            onClick={() => open(after)}
          />
        </span>
      )}
    </nav>
  );
}

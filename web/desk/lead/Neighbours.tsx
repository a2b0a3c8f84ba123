import { useKeys } from '../app/keys.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { go } from '../app/usePlace.ts';
import type { Selection } from '../inbox/filter.ts';
import { IconButton } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import css from './Neighbours.module.css';
import type { useNeighbours } from './useNeighbours.ts';

interface Props extends ReturnType<typeof useNeighbours> {
  selection: Selection;
}

/** The way back to the list, and to the lead before and after. */
export function Neighbours({ selection, here, index, total }: Props) {
  const say = useText();
  const { before, after } = here ?? {};
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
          {index >= 0 && index < total && (
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

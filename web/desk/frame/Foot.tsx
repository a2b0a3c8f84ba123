import { useState } from 'react';
import { useText } from '../app/texts.ts';
import { Icon } from '../ui/DeskIcon.tsx';
import { EntryLink } from './EntryLink.tsx';
import type { EntriesProps } from './entries.ts';
import css from './Foot.module.css';
import { More } from './More.tsx';

/** The bar at the foot of a phone: the screens that are needed on the road, and a button with the rest. */
export function Foot(props: EntriesProps) {
  const { entries, at, open } = props;
  const say = useText();
  const [more, setMore] = useState(false);
  const onTheRoad = entries.filter((entry) => entry.onTheRoad);
  const elsewhere = !onTheRoad.some(({ to }) => to.screen === at);
  return (
    <>
      <nav className={css.foot} aria-label={say('frame.foot')}>
        {onTheRoad.map((entry) => (
          <EntryLink key={entry.text} entry={entry} at={at} open={open} countClass={css.count} />
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={elsewhere || undefined}
          onClick={() => setMore(true)}
        >
          <Icon name="more" />
          {say('frame.more')}
        </button>
      </nav>
      {more && <More {...props} close={() => setMore(false)} />}
    </>
  );
}

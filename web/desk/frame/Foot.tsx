import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { Icon } from '../ui/DeskIcon.tsx';
import type { Entries } from './entries.ts';
import css from './Foot.module.css';
import { OpenCount } from './OpenCount.tsx';

/** The bar at the foot of a phone. */
export function Foot({ inbox, at, open, signOut }: Entries) {
  const say = useText();
  return (
    <nav className={css.foot} aria-label={say('frame.foot')}>
      {inbox && (
        <Link
          to={{ screen: 'inbox', list: 'OPEN' }}
          aria-current={at === 'inbox' ? 'page' : undefined}
        >
          <Icon name="inbox" />
          {say('inbox.title')}
          <OpenCount className={css.count} count={open} />
        </Link>
      )}
      <Link to={{ screen: 'week', day: null }} aria-current={at === 'week' ? 'page' : undefined}>
        <Icon name="calendar" />
        {say('week.entry')}
      </Link>
      <Link to={{ screen: 'me' }} aria-current={at === 'me' ? 'page' : undefined}>
        <Icon name="person" />
        {say('me.short')}
      </Link>
      <button type="button" onClick={signOut}>
        <Icon name="leave" />
        {say('frame.signOut')}
      </button>
    </nav>
  );
}

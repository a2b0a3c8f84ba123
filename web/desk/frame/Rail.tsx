import { Link } from '../app/Link.tsx';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { Brand, Icon } from '../ui/DeskIcon.tsx';
import type { Entries } from './entries.ts';
import { OpenCount } from './OpenCount.tsx';
import css from './Rail.module.css';

/** The rail at the left. From 768 px it is narrow, an icon above each word; from 1152 px wide. */
export function Rail({ inbox, at, open, showKeys, signOut }: Entries) {
  const say = useText();
  const { desk } = useSession();
  return (
    <nav className={css.rail} aria-label={say('frame.name')}>
      <Link className={css.house} to={{ screen: 'inbox', list: 'OPEN' }}>
        <Brand className={css.brand} />
        <span>{desk.agency}</span>
      </Link>
      <ul>
        {inbox && (
          <li>
            <Link
              to={{ screen: 'inbox', list: 'OPEN' }}
              aria-current={at === 'inbox' ? 'page' : undefined}
            >
              <Icon name="inbox" />
              {say('inbox.title')}
              <OpenCount className={css.count} count={open} />
            </Link>
          </li>
        )}
        <li>
          <Link
            to={{ screen: 'week', day: null }}
            aria-current={at === 'week' ? 'page' : undefined}
          >
            <Icon name="calendar" />
            {say('week.entry')}
          </Link>
        </li>
      </ul>
      <ul className={css.me}>
        <li>
          <button type="button" onClick={showKeys} aria-haspopup="dialog">
            <Icon name="help" />
            {say('frame.help')}
          </button>
        </li>
        <li>
          <Link to={{ screen: 'me' }} aria-current={at === 'me' ? 'page' : undefined}>
            <Icon name="person" />
            <span className={css.name}>{desk.me.name}</span>
          </Link>
        </li>
        <li>
          <button type="button" onClick={signOut}>
            <Icon name="leave" />
            {say('frame.signOut')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

import { Link } from '../app/Link.tsx';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { Brand, Icon } from '../ui/DeskIcon.tsx';
import { EntryLink } from './EntryLink.tsx';
import type { EntriesProps } from './entries.ts';
import css from './Rail.module.css';

/** The rail at the left. From 768 px it is narrow, an icon above each word; from 1152 px wide. */
export function Rail({ entries, at, open, showKeys, find, signOut }: EntriesProps) {
  const say = useText();
  const { desk } = useSession();
  return (
    <nav className={css.rail} aria-label={say('frame.name')}>
      <Link className={css.house} to={{ screen: 'today' }}>
        <Brand className={css.brand} />
        <span>{desk.agency}</span>
      </Link>
      <ul>
        <li>
          <button type="button" onClick={find} aria-haspopup="dialog">
            <Icon name="search" />
            {say('palette.short')}
          </button>
        </li>
        {entries.map((entry) => (
          <li key={entry.text}>
            <EntryLink entry={entry} at={at} open={open} countClass={css.count} />
          </li>
        ))}
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

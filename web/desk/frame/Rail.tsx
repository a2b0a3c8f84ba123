import { Fragment } from 'react';
import { Link } from '../app/Link.tsx';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { Brand, Icon } from '../ui/DeskIcon.tsx';
import { EntryLink } from './EntryLink.tsx';
import { type EntriesProps, groups } from './entries.ts';
import css from './Rail.module.css';

/** The rail at the left. From 768 px it is narrow, an icon above each word; from 1152 px wide. */
export function Rail({ entries, at, open, showKeys, signOut }: EntriesProps) {
  const say = useText();
  const { desk } = useSession();
  return (
    <nav className={css.rail} aria-label={say('frame.name')}>
      <Link className={css.house} to={{ screen: 'today' }}>
        <Brand className={css.brand} />
        <span>{desk.agency}</span>
      </Link>
      {groups
        .map((group) => ({ group, within: entries.filter((entry) => entry.group === group) }))
        .filter(({ within }) => within.length > 0)
        .map(({ group, within }) => (
          <Fragment key={group}>
            <h2 id={`rail-${group}`}>{say(`frame.${group}`)}</h2>
            <ul aria-labelledby={`rail-${group}`}>
              {within.map((entry) => (
                <li key={entry.text}>
                  <EntryLink entry={entry} at={at} open={open} countClass={css.count} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      <ul className={css.me}>
        <li>
          <a href="/" target="_blank" rel="noreferrer">
            <Icon name="site" />
            {say('frame.toSite')}
          </a>
        </li>
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

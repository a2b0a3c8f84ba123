import { Link } from '../app/Link.tsx';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { Combination } from '../ui/Combination.tsx';
import { Brand, Icon } from '../ui/DeskIcon.tsx';
import css from './Bar.module.css';
import { LinkLine } from './LinkLine.tsx';

/**
 * The bar at the top of every screen: the search and, for members who manage links, the state of these. On phones it also leads to the
 * first screen.
 */
export function Bar({ find }: { find: () => void }) {
  const say = useText();
  const { desk } = useSession();
  return (
    <header className={css.bar}>
      <Link className={css.first} to={{ screen: 'today' }} aria-label={say('today.title')}>
        <Brand className={css.brand} />
      </Link>
      <button
        type="button"
        className={css.find}
        onClick={find}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
      >
        <Icon name="search" />
        <span>{say('palette.placeholder')}</span>
        <span className={css.keys} aria-hidden="true">
          <Combination of="Ctrl" /> <kbd>K</kbd>
        </span>
      </button>
      {desk.rights.includes('MANAGE_LINKS') && <LinkLine />}
    </header>
  );
}

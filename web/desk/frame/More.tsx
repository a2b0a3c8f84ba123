import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { EntryLink } from './EntryLink.tsx';
import type { EntriesProps } from './entries.ts';
import css from './More.module.css';

/** The screens for which the bar at the foot of a phone has no room. */
export function More({
  entries,
  at,
  open,
  showKeys,
  signOut,
  close,
}: EntriesProps & { close: () => void }) {
  const say = useText();
  return (
    <DeskDialog title={say('frame.more')} close={close}>
      <ul className={css.list}>
        {entries
          .filter((entry) => !entry.onTheRoad)
          .map((entry) => (
            <li key={entry.text}>
              <EntryLink entry={entry} at={at} open={open} countClass={undefined} onClick={close} />
            </li>
          ))}
        <li>
          <a href="/" target="_blank" rel="noreferrer">
            <Icon name="site" />
            {say('frame.toSite')}
          </a>
        </li>
        <li>
          <Link
            to={{ screen: 'me' }}
            aria-current={at === 'me' ? 'page' : undefined}
            onClick={close}
          >
            <Icon name="person" />
            {say('me.title')}
          </Link>
        </li>
        <li>
          <button
            type="button"
            onClick={() => {
              close();
              showKeys();
            }}
          >
            <Icon name="help" />
            {say('frame.help')}
          </button>
        </li>
        <li>
          <button type="button" onClick={signOut}>
            <Icon name="leave" />
            {say('frame.signOut')}
          </button>
        </li>
      </ul>
    </DeskDialog>
  );
}

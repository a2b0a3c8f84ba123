import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { Icon } from '../ui/DeskIcon.tsx';
import type { EntriesProps, Entry } from './entries.ts';
import { OpenCount } from './OpenCount.tsx';

interface Props extends Pick<EntriesProps, 'at' | 'open'> {
  entry: Entry;
  countClass: string | undefined;
  onClick?: () => void;
}

/** The link to a screen, in the rail and at the foot. That to the inbox says how many leads are open. */
export function EntryLink({ entry: { to, icon, text }, at, open, countClass, onClick }: Props) {
  const say = useText();
  return (
    <Link to={to} aria-current={at === to.screen ? 'page' : undefined} onClick={onClick}>
      <Icon name={icon} />
      {say(text)}
      {to.screen === 'inbox' && <OpenCount className={countClass} count={open} />}
    </Link>
  );
}

import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { buttonClass } from '../ui/DeskButton.tsx';
import { Empty } from '../ui/Empty.tsx';
import type { LeadList } from './lists.ts';

/** A list without leads. */
export function NoLeads({ list }: { list: LeadList }) {
  const say = useText();
  const open = list === 'OPEN' || list === 'MINE' || list === 'NOBODYS';
  return (
    <Empty
      title={say(open ? 'inbox.nothingOpen.title' : 'inbox.nothing.title')}
      text={say(open ? 'inbox.nothingOpen.text' : 'inbox.nothing.text')}
    >
      {open && (
        <Link className={buttonClass()} to={{ screen: 'inbox', list: 'DONE' }}>
          {say('inbox.showDone')}
        </Link>
      )}
    </Empty>
  );
}

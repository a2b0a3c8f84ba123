import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { buttonClass, DeskButton } from '../ui/DeskButton.tsx';
import { Empty } from '../ui/Empty.tsx';
import { isEmpty, type Selection } from './filter.ts';
import { clearFilter } from './setPart.ts';

/** A list without leads, or without any that its filter asks for. */
export function NoLeads({ list, filter }: Selection) {
  const say = useText();
  if (!isEmpty(filter))
    return (
      <Empty title={say('inbox.notFound.title')} text={say('inbox.notFound.text')}>
        <DeskButton onClick={clearFilter}>{say('filter.clear')}</DeskButton>
        {list !== 'ALL' && (
          <Link className={buttonClass()} to={{ screen: 'inbox', list: 'ALL', filter }}>
            {say('inbox.searchAll')}
          </Link>
        )}
      </Empty>
    );
  const open = list === 'OPEN' || list === 'MINE' || list === 'NOBODYS';
  return (
    <Empty
      title={say(open ? 'inbox.nothingOpen.title' : 'inbox.nothing.title')}
      text={say(`inbox.none.${list}`)}
    >
      {open && (
        <Link className={buttonClass()} to={{ screen: 'inbox', list: 'DONE' }}>
          {say('inbox.showDone')}
        </Link>
      )}
    </Empty>
  );
}

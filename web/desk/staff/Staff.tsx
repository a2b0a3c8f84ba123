import { Link } from '../app/Link.tsx';
import { type StaffPart, staffParts } from '../app/place.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { Empty } from '../ui/Empty.tsx';
import tabs from '../ui/Tabs.module.css';
import { WhoMay } from '../ui/WhoMay.tsx';
import { Log } from './Log.tsx';
import { Members } from './Members.tsx';
import { Rights } from './Rights.tsx';

interface Props {
  part: StaffPart;
  /** Whose log is shown; null for everybody's. */
  member: string | null;
}

/** Who works at the desk, what each role may do, and the log. Managers change staff; others are told who may. */
export function Staff({ part, member }: Props) {
  const say = useText();
  const { desk } = useSession();
  const manages = desk.rights.includes('MANAGE_STAFF');
  return (
    <Screen title={say('staff.title')}>
      <Head title={say('staff.title')} text={say('staff.text')} />
      <nav className={tabs.tabs} aria-label={say('staff.parts')}>
        {staffParts.map((one) => (
          <Link
            key={one}
            to={{ screen: 'staff', part: one }}
            aria-current={one === part ? 'page' : undefined}
          >
            {say(`staff.part.${one}`)}
          </Link>
        ))}
      </nav>
      {part === 'people' && manages && <Members />}
      {part === 'people' && !manages && (
        <Empty title={say('state.forbidden.title')} text={<WhoMay />} />
      )}
      {part === 'rights' && <Rights />}
      {part === 'log' && <Log key={member} member={member} />}
    </Screen>
  );
}

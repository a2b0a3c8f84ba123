import type { DeskRight } from '../../__generated__/DeskAppQuery.graphql.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { usePlace } from '../app/usePlace.ts';
import { ArticleScreen } from '../articles/ArticleScreen.tsx';
import { Articles } from '../articles/Articles.tsx';
import { Inbox } from '../inbox/Inbox.tsx';
import { Lead } from '../lead/Lead.tsx';
import { Links } from '../links/Links.tsx';
import { Me } from '../me/Me.tsx';
import { AsOwner } from '../owners/AsOwner.tsx';
import { NewOwner } from '../owners/NewOwner.tsx';
import { Owner } from '../owners/Owner.tsx';
import { Owners } from '../owners/Owners.tsx';
import { PageScreen } from '../pages/PageScreen.tsx';
import { Pages } from '../pages/Pages.tsx';
import { People } from '../people/People.tsx';
import { Pictures } from '../pictures/Pictures.tsx';
import { Properties } from '../properties/Properties.tsx';
import { Property } from '../properties/Property.tsx';
import { Settings } from '../settings/Settings.tsx';
import { Staff } from '../staff/Staff.tsx';
import { Today } from '../today/Today.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Week } from '../week/Week.tsx';
import { Screen } from './Screen.tsx';

/** The right that a role needs for a screen; reading leads where none is listed. */
const neededFor: Partial<Record<string, DeskRight>> = {
  people: 'FIND_PEOPLE',
  links: 'MANAGE_LINKS',
  owners: 'OWN_OWNERS',
  owner: 'OWN_OWNERS',
  newOwner: 'OWN_OWNERS',
  asOwner: 'OWN_OWNERS',
  settings: 'EDIT_CONTENT',
  articles: 'READ_CONTENT',
  article: 'READ_CONTENT',
  pages: 'READ_CONTENT',
  pictures: 'READ_CONTENT',
  page: 'READ_CONTENT',
};

/** The screen of the address. Without the right the screen says so. */
export function Screens() {
  const say = useText();
  const place = usePlace();
  const { desk } = useSession();
  if (place.screen === 'today') return <Today />;
  if (place.screen === 'me') return <Me />;
  if (place.screen === 'week') return <Week day={place.day} />;
  if (place.screen === 'property') return <Property key={place.number} number={place.number} />;
  if (place.screen === 'properties') return <Properties {...place} />;
  if (place.screen === 'staff') return <Staff part={place.part} member={place.member ?? null} />;
  if (place.screen === 'unknown' || place.screen === 'password')
    return (
      <Screen title={say('state.unknown.title')}>
        <Empty title={say('state.unknown.title')} text={say('state.unknown.text')} whole />
      </Screen>
    );
  const needed = neededFor[place.screen] ?? 'READ_LEADS';
  if (!desk.rights.includes(needed))
    return (
      <Screen title={say('state.forbidden.title')}>
        <Failed failure="forbidden" again={() => {}} whole />
      </Screen>
    );
  if (place.screen === 'settings') return <Settings section={place.section} />;
  if (place.screen === 'pages') return <Pages />;
  if (place.screen === 'page') return <PageScreen key={place.key} pageKey={place.key} />;
  if (place.screen === 'articles') return <Articles />;
  if (place.screen === 'article') return <ArticleScreen key={place.key} articleKey={place.key} />;
  if (place.screen === 'pictures') return <Pictures {...place} />;
  if (place.screen === 'links') return <Links />;
  if (place.screen === 'newOwner') return <NewOwner lead={place.lead} />;
  if (place.screen === 'asOwner') return <AsOwner key={place.id} number={place.id} />;
  if (place.screen === 'owner') return <Owner key={place.id} number={place.id} />;
  if (place.screen === 'owners')
    return <Owners key={`${place.list} ${place.words}`} list={place.list} words={place.words} />;
  if (place.screen === 'people') return <People who={place.who} />;
  const { list, filter = {} } = place;
  if (place.screen === 'lead')
    return <Lead key={place.id} id={place.id} selection={{ list, filter }} />;
  return <Inbox key={list} selection={{ list, filter }} />;
}

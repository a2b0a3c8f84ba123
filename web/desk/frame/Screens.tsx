import type { Right } from '../__generated__/DeskAppQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { usePlace } from '../app/usePlace.ts';
import { everybody } from '../people/lists.ts';
import { buttonClass } from '../ui/DeskButton.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Loaded } from './Loaded.tsx';
import { Screen } from './Screen.tsx';
import * as screens from './screens.ts';

/** The right that a role needs for a screen; reading leads where none is listed. */
const neededFor: Partial<Record<string, Right>> = {
  people: 'FIND_PEOPLE',
  links: 'MANAGE_LINKS',
  newLink: 'MANAGE_LINKS',
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
  if (place.screen === 'today') return <Loaded of={screens.Today} />;
  if (place.screen === 'me') return <Loaded of={screens.Me} />;
  if (place.screen === 'done') return <Loaded of={screens.Done} />;
  if (place.screen === 'week') return <Loaded of={screens.Week} place={place} />;
  if (place.screen === 'property')
    return <Loaded of={screens.Property} key={place.number} number={place.number} />;
  if (place.screen === 'editor')
    return (
      <Loaded
        of={screens.Editor}
        key={place.number}
        number={place.number}
        section={place.section ?? null}
      />
    );
  if (place.screen === 'history')
    return <Loaded of={screens.History} key={place.number} number={place.number} />;
  if (place.screen === 'projects')
    return <Loaded of={screens.Projects} list={place.list ?? 'ALL'} words={place.words ?? ''} />;
  if (place.screen === 'drawing')
    return <Loaded of={screens.ProjectDrawing} key={place.number} number={place.number} />;
  if (place.screen === 'units')
    return <Loaded of={screens.Units} key={place.number} number={place.number} />;
  if (place.screen === 'deliveries') return <Loaded of={screens.Deliveries} />;
  if (place.screen === 'properties') return <Loaded of={screens.Properties} {...place} />;
  if (place.screen === 'staff')
    return <Loaded of={screens.Staff} part={place.part} member={place.member ?? null} />;
  if (place.screen === 'unknown' || place.screen === 'password')
    return (
      <Screen title={say('state.unknown.title')}>
        <Empty title={say('state.unknown.title')} text={say('state.unknown.text')} isScreen>
          <Link className={buttonClass()} to={{ screen: 'today' }}>
            {say('today.title')}
          </Link>
        </Empty>
      </Screen>
    );
  const needed = neededFor[place.screen] ?? 'READ_LEADS';
  if (!desk.rights.includes(needed))
    return (
      <Screen title={say('state.forbidden.title')}>
        <Failed failure="forbidden" again={() => {}} isScreen />
      </Screen>
    );
  if (place.screen === 'settings') return <Loaded of={screens.Settings} section={place.section} />;
  if (place.screen === 'pages') return <Loaded of={screens.Pages} />;
  if (place.screen === 'page')
    return <Loaded of={screens.PageScreen} key={place.key} pageKey={place.key} />;
  if (place.screen === 'articles') return <Loaded of={screens.Articles} />;
  if (place.screen === 'article')
    return <Loaded of={screens.ArticleScreen} key={place.key} articleKey={place.key} />;
  if (place.screen === 'pictures') return <Loaded of={screens.Pictures} {...place} />;
  if (place.screen === 'links') return <Loaded of={screens.Links} />;
  if (place.screen === 'newLink') return <Loaded of={screens.NewLink} />;
  if (place.screen === 'newOwner') return <Loaded of={screens.NewOwner} lead={place.lead} />;
  if (place.screen === 'asOwner')
    return <Loaded of={screens.AsOwner} key={place.id} number={place.id} />;
  if (place.screen === 'owner')
    return <Loaded of={screens.Owner} key={place.id} number={place.id} />;
  if (place.screen === 'owners')
    return (
      <Loaded
        of={screens.Owners}
        key={`${place.list} ${place.words}`}
        list={place.list}
        words={place.words}
      />
    );
  if (place.screen === 'people')
    return place.who ? (
      <Loaded of={screens.PersonScreen} who={place.who} />
    ) : (
      <Loaded of={screens.People} search={place.search ?? everybody} />
    );
  const { list, filter = {} } = place;
  if (place.screen === 'lead')
    return <Loaded of={screens.Lead} key={place.id} id={place.id} selection={{ list, filter }} />;
  return <Loaded of={screens.Inbox} key={list} selection={{ list, filter }} />;
}

import { graphql, useFragment } from 'react-relay/hooks';
import type { FirstRun_link$key } from '../__generated__/FirstRun_link.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { buttonClass } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { EventsAddress } from './EventsAddress.tsx';
import { LinkProgress } from './LinkProgress.tsx';
import { nameOfSystem } from './systems.ts';
import { Troubles } from './Troubles.tsx';

/** The first run of a link as it goes, with the words that mean nothing here yet, and what came of it. */
export function FirstRun({ link: key, changed }: { link: FirstRun_link$key; changed: () => void }) {
  const say = useText();
  const link = useFragment(
    graphql`
      fragment FirstRun_link on Link {
        system
        state
        properties
        held
        failure
        status
        ...LinkProgress_link
        ...EventsAddress_link
        ...Troubles_link
      }
    `,
    key,
  );
  const system = nameOfSystem(link.system);
  return (
    <>
      {(link.state === 'NEW' || link.state === 'RUNNING') && (
        <>
          <LinkProgress link={link} />
          <p className="small soft">{say('links.progress.leave')}</p>
        </>
      )}
      {link.state === 'WELL' && (
        <DeskNotice variant="good" icon="check">
          <span role="status">
            {say('links.new.done', { properties: link.properties, held: link.held })}
          </span>
        </DeskNotice>
      )}
      {link.state === 'FAILING' && (
        <DeskNotice variant="bad" alert>
          {say('links.failure', {
            failure: link.failure ?? 'other',
            system,
            status: String(link.status ?? ''),
          })}
        </DeskNotice>
      )}
      <EventsAddress link={link} />
      <Troubles link={link} changed={changed} />
      <p>
        <Link className={buttonClass()} to={{ screen: 'links' }}>
          {say('links.new.all')}
        </Link>
      </p>
    </>
  );
}

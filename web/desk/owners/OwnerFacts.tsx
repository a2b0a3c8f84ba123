import { graphql, useFragment } from 'react-relay/hooks';
import type { OwnerFacts_owner$key } from '../__generated__/OwnerFacts_owner.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { Block } from '../ui/Block.tsx';
import facts from '../ui/Facts.module.css';
import { OwnerAccess } from './OwnerAccess.tsx';

/** Who an owner is, and whether the owner may sign in. */
export function OwnerFacts({ owner: key }: { owner: OwnerFacts_owner$key }) {
  const say = useText();
  const { full } = useTime();
  const owner = useFragment(
    graphql`
      fragment OwnerFacts_owner on DeskOwner {
        email
        language
        seenAt
        sessions
        fromFolder
        ...OwnerAccess_owner
      }
    `,
    key,
  );
  return (
    <Block title={say('owners.about')}>
      <dl className={facts.facts}>
        <dt>{say('signIn.email')}</dt>
        <dd>
          {owner.email ? (
            <a href={`mailto:${owner.email}`}>{owner.email}</a>
          ) : (
            say('owners.noAddress')
          )}
        </dd>
        <dt>{say('lead.language')}</dt>
        <dd>{say('lead.languageName', { language: owner.language })}</dd>
        <dt>{say('owners.access')}</dt>
        <dd>
          <OwnerAccess owner={owner} />
        </dd>
        <dt>{say('owners.seen')}</dt>
        <dd>{owner.seenAt ? full(owner.seenAt) : say('staff.never')}</dd>
        <dt>{say('staff.signedIn')}</dt>
        <dd>{say('staff.sessions', { count: owner.sessions })}</dd>
        <dt>{say('owners.origin')}</dt>
        <dd>{say(owner.fromFolder ? 'owners.folder' : 'owners.desk')}</dd>
      </dl>
    </Block>
  );
}

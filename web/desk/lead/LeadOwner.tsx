import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadOwner_lead$key } from '../__generated__/LeadOwner_lead.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { ownerNumber } from '../owners/lists.ts';
import { OwnerAccess } from '../owners/OwnerAccess.tsx';
import { Block } from '../ui/Block.tsx';
import { buttonClass } from '../ui/DeskButton.tsx';

/** The owner with the address of somebody who asked for access to the owner's page, or the way to make one. */
export function LeadOwner({ lead: key }: { lead: LeadOwner_lead$key }) {
  const say = useText();
  const { desk } = useSession();
  const { id, form, owner } = useFragment(
    graphql`
      fragment LeadOwner_lead on Lead {
        id
        form
        owner {
          id
          name
          ...OwnerAccess_owner
        }
      }
    `,
    key,
  );
  if (form !== 'registerOwner' || !desk.rights.includes('OWN_OWNERS')) return null;
  return (
    <Block title={say('owners.ofLead')}>
      {owner ? (
        <>
          <p>
            <Link to={{ screen: 'owner', id: ownerNumber(owner.id) }}>{owner.name}</Link>
          </p>
          <p>
            <OwnerAccess owner={owner} />
          </p>
        </>
      ) : (
        <>
          <p className="soft">{say('owners.ofLeadNone')}</p>
          <p>
            <Link className={buttonClass()} to={{ screen: 'newOwner', lead: id }}>
              {say('owners.ofLeadMake')}
            </Link>
          </p>
        </>
      )}
    </Block>
  );
}

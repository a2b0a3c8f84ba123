import { graphql, useFragment } from 'react-relay/hooks';
import type { OwnerAccess_owner$key } from '../__generated__/OwnerAccess_owner.graphql.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { Sign } from '../ui/Sign.tsx';

const signs = {
  NO_ADDRESS: ['bad', 'warning', 'owners.access.NO_ADDRESS'],
  NEVER_INVITED: ['soft', 'clock', 'owners.access.NEVER_INVITED'],
  INVITED: ['soft', 'clock', 'owners.access.INVITED'],
  LINK_EXPIRED: ['bad', 'warning', 'owners.access.LINK_EXPIRED'],
  ACTIVE: ['good', 'check', 'owners.access.ACTIVE'],
  CLOSED: ['bad', 'block', 'owners.access.CLOSED'],
} as const satisfies Record<string, readonly [string, string, TextKey]>;

/** Whether an owner may sign in, with the day that it depends on. */
export function OwnerAccess({ owner: key }: { owner: OwnerAccess_owner$key }) {
  const say = useText();
  const { full } = useTime();
  const { access, invitedUntil, closedAt } = useFragment(
    graphql`
      fragment OwnerAccess_owner on DeskOwner {
        access
        invitedUntil
        closedAt
      }
    `,
    key,
  );
  const [variant, icon, text] = signs[access as keyof typeof signs] ?? signs.NEVER_INVITED;
  const at = access === 'CLOSED' ? closedAt : invitedUntil;
  return (
    <Sign variant={variant} icon={icon}>
      {say(text, { when: at ? full(at) : '' })}
    </Sign>
  );
}

import { graphql, useFragment } from 'react-relay/hooks';
import type { OwnerRow_owner$key } from '../__generated__/OwnerRow_owner.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { ownerNumber } from './lists.ts';
import { OwnerAccess } from './OwnerAccess.tsx';
import css from './Owners.module.css';

interface Props {
  owner: OwnerRow_owner$key;
  chosen: boolean;
  choose: () => void;
}

/** An owner in a list. The name is the link; on a phone the whole row is. */
export function OwnerRow({ owner: key, chosen, choose }: Props) {
  const say = useText();
  const { full } = useTime();
  const owner = useFragment(
    graphql`
      fragment OwnerRow_owner on DeskOwner {
        id
        name
        email
        seenAt
        fromFolder
        changeable
        properties {
          reference
          place
        }
        ...OwnerAccess_owner
      }
    `,
    key,
  );
  const { properties, seenAt } = owner;
  return (
    <tr>
      <td className={css.tick}>
        {owner.changeable && (
          <label>
            <input
              type="checkbox"
              checked={chosen}
              aria-label={say('bulk.choose', { name: owner.name })}
              onChange={choose}
            />
          </label>
        )}
      </td>
      <th scope="row" className={css.owner}>
        <Link className="cut" to={{ screen: 'owner', id: ownerNumber(owner.id) }}>
          {owner.name}
        </Link>
        <span className="cut small soft">{owner.email ?? say('owners.noAddress')}</span>
      </th>
      <td className={css.properties}>
        <span className="cut">
          {properties.map(({ reference, place }) => `${reference} ${place}`).join(' · ')}
        </span>
      </td>
      <td className={css.access}>
        <OwnerAccess owner={owner} />
      </td>
      <td className={`soft ${css.seen}`}>{seenAt ? full(seenAt) : say('staff.never')}</td>
      <td className={`soft ${css.origin}`}>
        {say(owner.fromFolder ? 'owners.folder' : 'owners.desk')}
      </td>
    </tr>
  );
}

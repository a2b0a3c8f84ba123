import { graphql, useFragment } from 'react-relay/hooks';
import type { NewProperty_desk$key } from '../__generated__/NewProperty_desk.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useDialog } from '../app/useDialog.ts';
import { buttonClass, DeskButton } from '../ui/DeskButton.tsx';
import { NewPropertyDialog } from './NewPropertyDialog.tsx';

/** Makes a property, for whoever may change properties. */
export function NewProperty({ desk: key }: { desk: NewProperty_desk$key }) {
  const say = useText();
  const { desk } = useSession();
  const { types } = useFragment(
    graphql`
      fragment NewProperty_desk on Desk {
        types {
          number
          name
        }
      }
    `,
    key,
  );
  const making = useDialog('new');
  const mayMake = desk.rights.some((one) => one === 'OWN_LISTINGS' || one === 'ALL_LISTINGS');
  if (!mayMake) return null;
  return (
    <>
      <Link className={buttonClass()} to={{ screen: 'deliveries' }}>
        {say('deliveries.open')}
      </Link>
      <DeskButton variant="primary" onClick={() => making.show()}>
        {say('newProperty.title')}
      </DeskButton>
      {making.about !== null && <NewPropertyDialog types={types} close={making.close} />}
    </>
  );
}

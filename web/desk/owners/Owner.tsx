import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { OwnerQuery } from '../__generated__/OwnerQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import property from '../properties/Property.module.css';
import { Columns } from '../ui/Columns.tsx';
import { buttonClass } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Toast } from '../ui/Toast.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { OwnerActions } from './OwnerActions.tsx';
import { OwnerFacts } from './OwnerFacts.tsx';
import { OwnerLinks } from './OwnerLinks.tsx';
import { OwnerReport } from './OwnerReport.tsx';

/** One owner: the properties that the owner sees, and whether the owner may sign in. */
export function Owner({ number }: { number: string }) {
  const say = useText();
  const [done, setDone] = useState<string | null>(null);
  const { answer, failure, again } = useQuery<OwnerQuery>(
    graphql`
      query OwnerQuery($id: ID!) {
        desk {
          owner(id: $id) {
            name
            email
            changeable
            ...OwnerFacts_owner
            ...OwnerLinks_owner
            ...OwnerReport_owner
            ...OwnerActions_owner
          }
        }
      }
    `,
    { id: `DeskOwner:${number}` },
    ['owners'],
  );
  useEnd(answer);
  const desk = answer?.desk;
  const owner = desk?.owner;
  const changed = (text: string) => {
    setDone(text);
    again();
  };
  return (
    <Screen title={owner?.name ?? say('owners.owner')}>
      <p className={property.back}>
        <Link to={{ screen: 'owners', list: 'ALL', words: '' }}>
          <Icon name="back" />
          {say('owners.title')}
        </Link>
      </p>
      {!desk &&
        (failure ? <Failed failure={failure} again={again} isScreen /> : <Waiting rows={10} />)}
      {desk && !owner && (
        <Empty title={say('owners.gone.title')} text={say('owners.gone.text')} isScreen />
      )}
      {owner && (
        <>
          <Head title={owner.name} text={owner.email ?? say('owners.noAddress')}>
            {owner.changeable && (
              <Link className={buttonClass()} to={{ screen: 'asOwner', id: number }}>
                {say('owners.as')}
              </Link>
            )}
          </Head>
          <Columns aside={<OwnerFacts owner={owner} />} label={say('owners.about')}>
            <OwnerLinks owner={owner} changed={changed} again={again} />
            {owner.changeable && owner.email && (
              <OwnerReport owner={owner} changed={changed} again={again} />
            )}
            <OwnerActions owner={owner} changed={changed} again={again} />
          </Columns>
        </>
      )}
      <Toast about={done} undo={null} busy={false} forget={() => setDone(null)}>
        {done}
      </Toast>
    </Screen>
  );
}

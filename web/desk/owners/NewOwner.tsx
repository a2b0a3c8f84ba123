import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { graphLanguage } from '../../shared/i18n/languages.ts';
import type { NewOwnerMutation } from '../__generated__/NewOwnerMutation.graphql.ts';
import type { NewOwnerQuery } from '../__generated__/NewOwnerQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd, useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useMutate } from '../app/useMutate.ts';
import { go } from '../app/usePlace.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { type PickedProperty, PropertyPicker } from '../picker/PropertyPicker.tsx';
import property from '../properties/Property.module.css';
import { WrongReference } from '../properties/WrongReference.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { ownerNumber } from './lists.ts';
import { OwnerForm, type OwnerInput } from './OwnerForm.tsx';
import { OwnerOutcome } from './OwnerOutcome.tsx';
import css from './Owners.module.css';

/** Makes an owner, of somebody who asked for access in a lead or of anybody else. */
export function NewOwner({ lead }: { lead: string }) {
  const say = useText();
  const { language } = useSession();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<readonly PickedProperty[]>([]);
  const [sent, setSent] = useState<readonly string[]>([]);
  const [invite, setInvite] = useState(true);
  const { answer, failure, again } = useQuery<NewOwnerQuery>(
    graphql`
      query NewOwnerQuery($lead: ID!, $has: Boolean!) {
        desk {
          lead(id: $lead) @include(if: $has) {
            name
            email
            language
          }
        }
      }
    `,
    { lead, has: lead !== '' },
  );
  useEnd(answer);
  const make = useMake();
  const change = useChange(() => {});
  const send = (filled: OwnerInput) =>
    change.run(async () => {
      const references = [
        ...picked.map(({ reference }) => reference),
        ...typed.split(/[,;]/).flatMap((one) => one.trim() || []),
      ];
      setSent(references);
      const made = (await make({ input: { ...filled, references, invite } })).makeOwner;
      if (made.__typename === 'OwnerChanged' && made.owner)
        go({ screen: 'owner', id: ownerNumber(made.owner.id) });
      return made;
    });
  const sender = answer?.desk?.lead;
  return (
    <Screen title={say('owners.new')}>
      <p className={property.back}>
        <Link to={{ screen: 'owners', list: 'ALL', words: '' }}>
          <Icon name="back" />
          {say('owners.title')}
        </Link>
      </p>
      <Head title={say('owners.new')} text={say('owners.newText')} />
      {!answer && (failure ? <Failed failure={failure} again={again} /> : <Waiting rows={4} />)}
      {answer && (
        <div className={css.body}>
          {change.path[0] === 'references' && change.path[1] ? (
            <WrongReference
              several={change.wrong === 'CHOOSE_ONE'}
              typed={sent[Number(change.path[1])] ?? ''}
            />
          ) : (
            <OwnerOutcome {...change} />
          )}
          <OwnerForm
            before={sender ?? { name: '', email: '', language: graphLanguage(language) }}
            busy={change.busy}
            button={say(invite ? 'owners.makeAndInvite' : 'owners.make')}
            cancel={() => history.back()}
            send={send}
          >
            {picked.map((property) => (
              <PropertyPicker
                key={property.number}
                label={say('week.property')}
                picked={property}
                pick={() => setPicked(picked.filter((other) => other !== property))}
                words=""
                type={setTyped}
              />
            ))}
            <PropertyPicker
              label={say('owners.properties')}
              picked={null}
              pick={(property) => {
                setTyped('');
                if (property && !picked.some(({ number }) => number === property.number))
                  setPicked([...picked, property]);
              }}
              words={typed}
              type={setTyped}
            />
            <Toggle
              label={say('owners.invite')}
              help={say('owners.inviteHelp')}
              checked={invite}
              onChange={setInvite}
            />
          </OwnerForm>
        </div>
      )}
    </Screen>
  );
}

function useMake() {
  return useMutate<NewOwnerMutation>(graphql`
    mutation NewOwnerMutation($input: MakeOwnerInput!) {
      makeOwner(input: $input) {
        __typename
        ... on OwnerChanged {
          owner {
            id
          }
        }
        ... on InvalidInput {
          problems {
            path
            code
          }
        }
      }
    }
  `);
}

import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OwnerLinks_owner$key } from '../__generated__/OwnerLinks_owner.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { PropertyPicker } from '../picker/PropertyPicker.tsx';
import { WrongReference } from '../properties/WrongReference.tsx';
import { Block } from '../ui/Block.tsx';
import { DeskButton, IconButton } from '../ui/DeskButton.tsx';
import { OwnerOutcome } from './OwnerOutcome.tsx';
import css from './Owners.module.css';
import { type OwnerChangeProps, useOwnerChange } from './useOwnerChange.ts';
import { useLinkProperty, useUnlinkProperty } from './useOwnerChanges.ts';

/** The properties that an owner sees. Those that the desk linked can be taken away; the others are the folder's. */
export function OwnerLinks({
  owner: key,
  ...on
}: OwnerChangeProps & { owner: OwnerLinks_owner$key }) {
  const say = useText();
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const owner = useFragment(
    graphql`
      fragment OwnerLinks_owner on DeskOwner {
        id
        version
        changeable
        properties {
          number
          reference
          place
          linked
          unlinkable
        }
      }
    `,
    key,
  );
  const { properties, changeable } = owner;
  const as = { owner: owner.id, version: owner.version };
  const link = useLinkProperty();
  const unlink = useUnlinkProperty();
  const change = useOwnerChange({
    ...on,
    changed: (text) => {
      setTyped('');
      field.current?.focus();
      on.changed(text);
    },
  });
  const add = (reference: string) => {
    setSent(reference);
    change.send(say('owners.linked', { number: reference }), async () => {
      return (await link({ input: { ...as, reference } })).linkOwnerProperty;
    });
  };
  const remove = (property: number, reference: string) =>
    change.send(say('owners.unlinked', { number: reference }), async () => {
      return (await unlink({ input: { ...as, property } })).unlinkOwnerProperty;
    });
  return (
    <Block title={say('owners.sees', { count: properties.length })}>
      {properties.length === 0 && <p className="soft">{say('owners.seesNothing')}</p>}
      <ul className={css.links}>
        {properties.map(({ number, reference, place, linked, unlinkable }) => (
          <li key={number}>
            <span>
              <Link to={{ screen: 'property', number }}>
                {reference} {place}
              </Link>
              <span className="cut small soft">
                {say(linked ? 'owners.desk' : 'owners.folder')}
              </span>
            </span>
            {unlinkable && changeable && (
              <IconButton
                icon="close"
                label={say('owners.unlink', { number: reference, place })}
                onClick={() => remove(number, reference)}
              />
            )}
          </li>
        ))}
      </ul>
      {change.path[0] === 'reference' ? (
        <WrongReference several={change.wrong === 'CHOOSE_ONE'} typed={sent} />
      ) : (
        <OwnerOutcome {...change} />
      )}
      {changeable && (
        <form
          className={css.add}
          onSubmit={(event) => {
            event.preventDefault();
            add(typed.trim());
          }}
        >
          <PropertyPicker
            ref={field}
            label={say('owners.link')}
            picked={null}
            pick={(property) => property && add(property.reference)}
            words={typed}
            type={setTyped}
          />
          <DeskButton type="submit" busy={change.busy}>
            {say('owners.linkButton')}
          </DeskButton>
        </form>
      )}
    </Block>
  );
}

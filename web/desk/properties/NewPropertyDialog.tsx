import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { NewPropertyDialogMutation } from '../__generated__/NewPropertyDialogMutation.graphql.ts';
import { deskWordsCharacters } from '../app/limits.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useMutate } from '../app/useMutate.ts';
import { go } from '../app/usePlace.ts';
import { Choice } from '../ui/Choice.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import css from './PropertyDialog.module.css';

interface Props {
  types: readonly { readonly number: number; readonly name: string }[];
  close: () => void;
}

/** Asks what a new property is and where, and opens it. No visitor sees it before somebody puts it on offer. */
export function NewPropertyDialog({ types, close }: Props) {
  const say = useText();
  const [goal, setGoal] = useState<'SALE' | 'RENT'>('SALE');
  const [type, setType] = useState(`${types[0]?.number ?? ''}`);
  const [street, setStreet] = useState('');
  const [houseNumber, setHouseNumber] = useState('');
  const [town, setTown] = useState('');
  const make = useMutate<NewPropertyDialogMutation>(graphql`
    mutation NewPropertyDialogMutation($input: MakePropertyInput!) {
      makeProperty(input: $input) {
        __typename
        ... on PropertyChanged {
          property {
            number
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
  const change = useChange(() => {});
  const send = (event: FormEvent) => {
    event.preventDefault();
    change.run(async () => {
      const { makeProperty: made } = await make({
        input: { goal, type: Number(type), street, houseNumber, town },
      });
      if (made.__typename === 'PropertyChanged') {
        go({ screen: 'editor', number: made.property.number });
      }
      return made;
    });
  };
  const isOfTown = change.wrong !== null && change.path[0] === 'town';
  return (
    <DeskDialog title={say('newProperty.title')} close={close}>
      <form className={css.form} onSubmit={send}>
        <Choice
          label={say('newProperty.goal')}
          options={[
            { value: 'SALE', text: say('properties.goal.SALE') },
            { value: 'RENT', text: say('properties.goal.RENT') },
          ]}
          value={goal}
          onChange={setGoal}
          columns="two"
        />
        <SelectField
          label={say('newProperty.type')}
          options={types.map(({ number, name }) => ({ value: `${number}`, text: name }))}
          value={type}
          onChange={setType}
        />
        <TextField
          label={say('newProperty.street')}
          autoComplete="off"
          maxLength={deskWordsCharacters}
          value={street}
          onChange={(event) => setStreet(event.target.value)}
        />
        <TextField
          label={say('newProperty.houseNumber')}
          autoComplete="off"
          maxLength={deskWordsCharacters}
          value={houseNumber}
          onChange={(event) => setHouseNumber(event.target.value)}
        />
        <TextField
          label={say('newProperty.town')}
          help={say('newProperty.townHelp')}
          autoComplete="off"
          required
          maxLength={deskWordsCharacters}
          value={town}
          error={isOfTown ? say('newProperty.noTown') : undefined}
          onChange={(event) => setTown(event.target.value)}
        />
        <p className="small soft">{say('newProperty.text')}</p>
        <Wrong
          failed={change.failed}
          text={change.wrong && !isOfTown && say('newProperty.refused')}
        />
        <p className={css.row}>
          <DeskButton type="submit" variant="primary" busy={change.busy}>
            {say('newProperty.make')}
          </DeskButton>
          <DeskButton variant="plain" onClick={close}>
            {say('dialog.cancel')}
          </DeskButton>
        </p>
      </form>
    </DeskDialog>
  );
}

import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { MapWordMutation } from '../../__generated__/MapWordMutation.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useMutate } from '../app/useMutate.ts';
import { Wrong } from '../signin/Wrong.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import form from '../ui/Form.module.css';
import { SelectField } from '../ui/SelectField.tsx';

interface Props {
  link: string;
  word: string;
  types: readonly { readonly number: number; readonly name: string }[];
  close: () => void;
  changed: () => void;
}

/** Says which type of the site a CRM's word means. */
export function MapWordDialog({ link, word, types, close, changed }: Props) {
  const say = useText();
  const [type, setType] = useState(types[0]?.number ?? 0);
  const map = useMapWord();
  const { busy, wrong, failed, run } = useChange(changed);
  const send = (event: FormEvent) => {
    event.preventDefault();
    run(() => map({ input: { link, word, type } }).then((a) => a.mapWord));
  };
  return (
    <DeskDialog title={say('words.title', { word })} close={close}>
      <form className={form.form} onSubmit={send}>
        <Wrong
          failed={failed}
          text={wrong !== null && say(wrong === 'TOO_MANY' ? 'words.TOO_MANY' : 'words.wrong')}
        />
        <p className="soft">{say('words.text')}</p>
        <SelectField
          label={say('words.type')}
          options={types.map(({ number, name }) => ({ value: String(number), text: name }))}
          value={String(type)}
          data-first
          onChange={(value) => setType(Number(value))}
        />
        <DeskButton type="submit" look="primary" busy={busy}>
          {say('words.map')}
        </DeskButton>
      </form>
    </DeskDialog>
  );
}

/** Maps a CRM's word, or takes it out of the table. */
export function useMapWord() {
  return useMutate<MapWordMutation>(graphql`
    mutation MapWordMutation($input: MapWordInput!) {
      mapWord(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
}

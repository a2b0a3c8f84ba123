import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { MapWordMutation } from '../__generated__/MapWordMutation.graphql.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useMutate } from '../app/useMutate.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import form from '../ui/Form.module.css';
import { SelectField } from '../ui/SelectField.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import { useValueNames } from './valueNames.ts';

/** A word of a CRM that means nothing here yet. */
export interface Unknown {
  readonly word: string;
  readonly label: string | null | undefined;
  /** Null for a kind of property. */
  readonly list: string | null | undefined;
  readonly values: readonly string[];
}

interface Props {
  link: string;
  unknown: Unknown;
  types: readonly { readonly number: number; readonly name: string }[];
  close: () => void;
  changed: () => void;
}

/** What a word means that the site is to leave out in silence. */
export const nothing = 'NOTHING';

/** Says which type of the site, or which value of one of its lists, a CRM's word means. */
export function MapWordDialog({ link, unknown, types, close, changed }: Props) {
  const say = useText();
  const { word, label, list, values } = unknown;
  const name = useValueNames(values.length > 0);
  const options = list
    ? values.map((value) => ({ value, text: name(value) }))
    : types.map(({ number, name }) => ({ value: String(number), text: name }));
  options.sort((a, b) => a.text.localeCompare(b.text));
  if (list) options.push({ value: nothing, text: say('words.nothing') });
  const [chosen, setChosen] = useState<string | null>(null);
  const value = chosen ?? options[0]?.value ?? '';
  const map = useMapWord();
  const { busy, wrong, failed, run } = useChange(changed);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const meaning = list ? { list, value } : { type: Number(value) };
    run(() => map({ input: { link, word, ...meaning } }).then((a) => a.mapWord));
  };
  return (
    <DeskDialog
      title={say('words.title', { word: label ? `${word} (${label})` : word })}
      close={close}
    >
      <form className={form.form} onSubmit={send}>
        <Wrong
          failed={failed}
          text={wrong !== null && say(wrong === 'TOO_MANY' ? 'words.TOO_MANY' : 'words.wrong')}
        />
        <p className="soft">{say(list ? 'words.textOfList' : 'words.text')}</p>
        <SelectField
          label={list ? say(`words.of.${list}` as TextKey) : say('words.type')}
          options={options}
          value={value}
          data-first
          onChange={setChosen}
        />
        <DeskButton type="submit" variant="primary" busy={busy}>
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

import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DeliveryWordsMutation } from '../__generated__/DeliveryWordsMutation.graphql.ts';
import type { Review_delivery$data } from '../__generated__/Review_delivery.graphql.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useMutate } from '../app/useMutate.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import css from './Deliveries.module.css';

type Word = Review_delivery$data['words'][number];

/** A type of the site. */
export interface Type {
  readonly number: number;
  readonly name: string;
}

interface Meaning {
  readonly value: string;
  readonly text: string;
}

interface Props {
  delivery: string;
  words: readonly Word[];
  types: readonly Type[];
  changed: () => void;
}

const meaningsOf = {
  TYPE: [],
  GOAL: ['SALE', 'RENT'],
  STATUS: ['ACTIVE', 'NEW', 'OPTION', 'SOLD', 'RENTED', 'HIDDEN', 'GONE'],
} as const;

/** The words of a delivery that the site does not know by itself: here somebody says what they mean, for this file and the next ones. */
export function DeliveryWords({ delivery, words, types, changed }: Props) {
  const say = useText();
  const map = useMapDeliveryWord();
  const { busy, wrong, failed, run } = useChange(changed);
  if (words.length === 0) return null;
  const meaningsIn = ({ list }: Word): Meaning[] =>
    list === 'TYPE'
      ? types.map(({ number, name }) => ({ value: String(number), text: name }))
      : (meaningsOf[list as 'GOAL'] ?? []).map((value) => ({
          value,
          text: say(`deliveries.word.${value}` as TextKey),
        }));
  const send = ({ list, word }: Word, value?: string) =>
    run(async () => {
      const meaning = list === 'TYPE' ? { type: value && Number(value) } : { value };
      const input = { delivery, list, word, ...(value !== undefined && meaning) };
      return (await map({ input: input as never })).mapDeliveryWord;
    });
  return (
    <Block title={say('deliveries.words')}>
      <Wrong
        failed={failed}
        text={
          wrong !== null &&
          say(wrong === 'TOO_MANY' ? 'deliveries.words.TOO_MANY' : 'deliveries.over')
        }
      />
      <p className="small soft">{say('deliveries.words.text')}</p>
      <ul className={css.words}>
        {words.map((one) => (
          <DeliveryWord
            key={`${one.list} ${one.word}`}
            word={one}
            meanings={meaningsIn(one)}
            busy={busy}
            map={(value) => send(one, value)}
          />
        ))}
      </ul>
    </Block>
  );
}

interface WordProps {
  word: Word;
  meanings: readonly Meaning[];
  busy: boolean;
  map: (value?: string) => void;
}

/** A word with what it means, or with the choice of what it may mean. */
function DeliveryWord({ word: one, meanings, busy, map }: WordProps) {
  const say = useText();
  const { list, word, properties, type, value } = one;
  const [chosen, setChosen] = useState('');
  const means = meanings.find((is) => is.value === (value ?? String(type)));
  const about = `${say(`deliveries.words.${list as 'TYPE'}`)}, ${say('deliveries.inside.count', { count: properties })}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) map(chosen);
  };
  return (
    <li>
      <p>
        <b>{word}</b> <span className="small soft">{about}</span>
      </p>
      {means ? (
        <p className={css.meaning}>
          <span>{means.text}</span>
          <DeskButton
            variant="plain"
            busy={busy}
            aria-label={say('words.removeOf', { word })}
            onClick={() => map()}
          >
            {say('words.remove')}
          </DeskButton>
        </p>
      ) : (
        <form className={css.meaning} onSubmit={submit}>
          <SelectField
            label={say('words.title', { word })}
            options={[{ value: '', text: say('deliveries.words.none') }, ...meanings]}
            value={chosen}
            onChange={setChosen}
          />
          <DeskButton type="submit" busy={busy} disabled={chosen === ''}>
            {say('words.map')}
          </DeskButton>
        </form>
      )}
    </li>
  );
}

function useMapDeliveryWord() {
  return useMutate<DeliveryWordsMutation>(graphql`
    mutation DeliveryWordsMutation($input: MapDeliveryWordInput!) {
      mapDeliveryWord(input: $input) {
        __typename
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

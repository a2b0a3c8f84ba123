import type { FormEvent } from 'react';
import { deskWordsCharacters } from '../app/limits.ts';
import { useText } from '../app/texts.ts';
import { DeskButton } from './DeskButton.tsx';
import css from './FindForm.module.css';
import { wordsOf } from './findWords.ts';
import { TextField } from './TextField.tsx';

interface Props {
  label: string;
  /** What was looked for last. */
  words: string;
  find: (words: string) => void;
}

/** Looks for words in a list. What was looked for stands in the address. */
export function FindForm({ label, words, find }: Props) {
  const say = useText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    find(wordsOf(String(new FormData(event.currentTarget).get('words') ?? '')));
  };
  return (
    <search>
      <form key={words} className={css.find} onSubmit={submit}>
        <TextField
          label={label}
          type="search"
          name="words"
          defaultValue={words}
          maxLength={deskWordsCharacters}
          enterKeyHint="search"
        />
        <DeskButton type="submit">{say('properties.findButton')}</DeskButton>
      </form>
    </search>
  );
}

import type { FormEvent } from 'react';
import { useText } from '../app/texts.ts';
import { go } from '../app/usePlace.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type PropertyList, wordsOf } from './lists.ts';
import css from './PropertyFind.module.css';

/** Looks for words among the properties of a list. What was looked for stands in the address. */
export function PropertyFind({ list, words }: { list: PropertyList; words: string }) {
  const say = useText();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('words');
    go({ screen: 'properties', list, words: wordsOf(String(typed ?? '')), after: '' });
  };
  return (
    <search>
      <form key={words} className={css.find} onSubmit={find}>
        <TextField
          label={say('properties.find')}
          type="search"
          name="words"
          defaultValue={words}
          maxLength={100}
        />
        <DeskButton type="submit">{say('properties.findButton')}</DeskButton>
      </form>
    </search>
  );
}

import type { FormEvent } from 'react';
import { useText } from '../app/texts.ts';
import { go } from '../app/usePlace.ts';
import { wordsOf } from '../properties/lists.ts';
import css from '../properties/PropertyFind.module.css';
import { DeskButton } from '../ui/DeskButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { OwnerSearch } from './lists.ts';

/** Looks for words among the owners of a list. */
export function OwnerFind({ list, words }: OwnerSearch) {
  const say = useText();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('words');
    go({ screen: 'owners', list, words: wordsOf(String(typed ?? '')) });
  };
  return (
    <search>
      <form key={words} className={css.find} onSubmit={find}>
        <TextField
          label={say('owners.find')}
          type="search"
          name="words"
          autoComplete="off"
          defaultValue={words}
          maxLength={100}
        />
        <DeskButton type="submit">{say('properties.findButton')}</DeskButton>
      </form>
    </search>
  );
}

import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PicturePickerQuery } from '../__generated__/PicturePickerQuery.graphql.ts';
import { deskWordsCharacters } from '../app/limits.ts';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Thumbnail } from '../properties/Thumbnail.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { Failed } from '../ui/Failed.tsx';
import { wordsOf } from '../ui/findWords.ts';
import { TextField } from '../ui/TextField.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import css from './PictureField.module.css';

interface Props {
  chosen: string;
  take: (id: string) => void;
  close: () => void;
}

/** Chooses a picture of the library, page by page or by words. */
export function PicturePicker({ chosen, take, close }: Props) {
  const say = useText();
  const [{ words, after }, setPage] = useState({ words: '', after: '' });
  const { answer, failure, again } = useQuery<PicturePickerQuery>(
    graphql`
      query PicturePickerQuery($words: String, $after: String) {
        desk {
          pictures(words: $words, after: $after) {
            nodes {
              id
              url
              alt
              name
            }
            endCursor
            hasNextPage
          }
        }
      }
    `,
    { words: words || null, after: after || null },
  );
  useEnd(answer);
  const page = answer?.desk?.pictures;
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('words');
    setPage({ words: wordsOf(String(typed ?? '')), after: '' });
  };
  return (
    <DeskDialog title={say('pictures.chooseTitle')} close={close}>
      <search>
        <form className={css.find} onSubmit={find}>
          <TextField
            label={say('pictures.find')}
            type="search"
            name="words"
            maxLength={deskWordsCharacters}
            data-first
          />
          <DeskButton type="submit">{say('properties.findButton')}</DeskButton>
        </form>
      </search>
      {!page && (failure ? <Failed failure={failure} again={again} /> : <Waiting rows={4} />)}
      {page?.nodes.length === 0 && <p>{say('pictures.none.text')}</p>}
      <ul className={css.choices}>
        {page?.nodes.map(({ id, url, alt, name }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen} onClick={() => take(id)}>
              <Thumbnail url={url} width={160} height={107} />
              {alt || name}
            </button>
          </li>
        ))}
      </ul>
      {page?.hasNextPage && (
        <DeskButton onClick={() => setPage({ words, after: page.endCursor ?? '' })}>
          {say('pictures.next')}
        </DeskButton>
      )}
    </DeskDialog>
  );
}

import { useLayoutEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PictureForm_picture$key } from '../__generated__/PictureForm_picture.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { Block } from '../ui/Block.tsx';
import { Combination } from '../ui/Combination.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import css from './PictureView.module.css';
import { useDescribePicture } from './useDescribePicture.ts';
import { WordsFields } from './WordsFields.tsx';

interface Props {
  picture: PictureForm_picture$key;
  changed: () => void;
}

/** What a picture shows, by language, or that it is mere decoration. */
export function PictureForm({ picture: key, changed }: Props) {
  const say = useText();
  const picture = useFragment(
    graphql`
      fragment PictureForm_picture on Picture {
        id
        version
        decorative
        describable
        words {
          language
          text
          origin
        }
      }
    `,
    key,
  );
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [marked, setMarked] = useState<boolean | null>(null);
  const [saved, setSaved] = useState(false);
  const [seen, setSeen] = useState<number | null>(null); // the version when somebody began to change it
  const begin = () => {
    setSaved(false);
    setSeen((before) => before ?? picture.version);
  };
  const send = useDescribePicture();
  const change = useChange(() => {
    setTyped({});
    setMarked(null);
    setSeen(null);
    setSaved(true);
    changed();
  });
  const decorative = marked ?? picture.decorative;
  const words = picture.words.filter(({ language }) => typed[language] !== undefined);
  const isNew = words.length > 0 || decorative !== picture.decorative;
  const save = () => {
    setSaved(false);
    change.run(() => {
      setSeen(null); // after a conflict the new version was shown
      return send({
        picture: picture.id,
        version: seen ?? picture.version,
        decorative,
        words: words.map(({ language }) => ({ language, text: typed[language] ?? '' })),
      });
    });
  };
  useSaveKey(save, isNew && picture.describable);
  return (
    <Block title={say('pictures.shows')}>
      <div className={css.form}>
        <WordsFields
          words={picture.words}
          typed={typed}
          readOnly={!picture.describable || decorative}
          wrong={change.wrong === 'TOO_LONG'}
          type={(language, text) => {
            begin();
            setTyped((before) => ({ ...before, [language]: text }));
          }}
        />
        {picture.describable ? (
          <>
            <Toggle
              label={say('pictures.decoration')}
              help={say('pictures.decorationHelp')}
              checked={decorative}
              onChange={(on) => {
                begin();
                setMarked(on);
              }}
            />
            <p className={css.row}>
              <DeskButton busy={change.busy} onClick={save}>
                {say('pictures.save')} <Combination of="Ctrl S" />
              </DeskButton>
            </p>
          </>
        ) : (
          <p className="small soft">{say('pictures.readOnly')}</p>
        )}
        <div role="status">{saved && <p>{say('pictures.saved')}</p>}</div>
        <Wrong
          failed={change.failed}
          text={
            change.wrong && say(change.wrong === 'STALE' ? 'pictures.stale' : 'pictures.invalid')
          }
        />
      </div>
    </Block>
  );
}

/** Ctrl S saves, also while somebody types. */
function useSaveKey(save: () => void, isNew: boolean) {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (isNew) save();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [save, isNew]);
}

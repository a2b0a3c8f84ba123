import { graphql, useFragment } from 'react-relay/hooks';
import type { LinkWords_link$key } from '../__generated__/LinkWords_link.graphql.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import css from './Links.module.css';
import { nothing, useMapWord } from './MapWord.tsx';
import { useValueNames } from './valueNames.ts';

/** What the words of a CRM mean here, as the desk or the command line said. */
export function LinkWords({
  link: key,
  changed,
}: {
  link: LinkWords_link$key;
  changed: () => void;
}) {
  const say = useText();
  const map = useMapWord();
  const { busy, wrong, failed, run } = useChange(changed);
  const { id, words } = useFragment(
    graphql`
      fragment LinkWords_link on Link {
        id
        words {
          word
          list
          value
          type {
            number
            name
          }
        }
      }
    `,
    key,
  );
  const name = useValueNames(words.some(({ list }) => list));
  if (words.length === 0) return null;
  const remove = (word: string, list: string | null | undefined) =>
    run(() => map({ input: { link: id, word, list } }).then((a) => a.mapWord));
  return (
    <Block title={say('words.list')} of={id}>
      <Wrong failed={failed} text={wrong !== null && say('words.wrong')} />
      <ul className={css.rows}>
        {words.map(({ word, list, type, value }) => (
          <li key={`${list} ${word}`} className={css.key}>
            <span>
              <code>{word}</code>{' '}
              <span className="soft">
                {type && (type.name || type.number)}
                {list && `${say(`words.of.${list}` as TextKey)}: `}
                {value && (value === nothing ? say('words.nothing') : name(value))}
              </span>
            </span>
            <DeskButton
              variant="plain"
              busy={busy}
              aria-label={say('words.removeOf', { word })}
              onClick={() => remove(word, list)}
            >
              {say('words.remove')}
            </DeskButton>
          </li>
        ))}
      </ul>
    </Block>
  );
}

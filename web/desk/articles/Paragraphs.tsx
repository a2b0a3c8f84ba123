import type { GraphLanguage } from '../../shared/i18n/languages.ts';
import { useText } from '../app/texts.ts';
import type { EditedPart, Parts } from '../parts/editedParts.ts';
import { OlderMark } from '../parts/OlderMark.tsx';
import { said } from '../parts/parts.ts';
import { useLabel } from '../parts/useLabel.ts';
import { Sign } from '../ui/Sign.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { pairsOf, withParagraph } from './paragraphs.ts';
import css from './Translation.module.css';

interface Props {
  edit: Parts;
  original: EditedPart;
  part: EditedPart;
  from: GraphLanguage;
  to: GraphLanguage;
  readOnly: boolean;
}

/** A long text in another language, each paragraph beside its original: what is not translated, and what the original changed since. */
export function Paragraphs({ edit, original, part, from, to, readOnly }: Props) {
  const say = useText();
  const label = useLabel();
  const text = edit.valueOf(part);
  const pairs = pairsOf(edit.valueOf(original), text, said(part), part.olderParagraphs);
  const toDo = pairs.filter(({ state }) => state === 'missing' || state === 'changed').length;
  return (
    <>
      {toDo > 0 && (
        <Sign variant="bad" icon="warning">
          {say('paragraphs.toDo', { count: toDo })}
        </Sign>
      )}
      {part.older && toDo === 0 && edit.typed[part.id] === undefined && (
        <OlderMark part={part} edit={edit} readOnly={readOnly} />
      )}
      <ol className={css.paragraphs}>
        {pairs.map(({ original, translation, state }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text
          <li key={at} className={css.pair}>
            <p className={css.original} lang={from.toLowerCase()}>
              {original.trim()}
            </p>
            <div>
              <TextArea
                label={say('paragraphs.one', { field: label(part), number: at + 1 })}
                lang={to.toLowerCase()}
                rows={Math.max(2, Math.ceil(Math.max(translation.length, original.length) / 60))}
                readOnly={readOnly}
                value={translation}
                onChange={({ target }) => edit.type(part, withParagraph(text, at, target.value))}
              />
              {state === 'missing' && (
                <Sign variant="bad" icon="warning">
                  {say('paragraphs.missing')}
                </Sign>
              )}
              {state === 'changed' && (
                <OlderMark part={part} edit={edit} readOnly={readOnly} paragraph={at} />
              )}
              {state === 'right' && (
                <Sign variant="good" icon="check">
                  {say('paragraphs.right')}
                </Sign>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

import { useText } from '../../app/texts.ts';
import { useMedia } from '../../app/useMedia.ts';
import { Block } from '../../ui/Block.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { lawText } from '../laws.ts';
import css from './Editor.module.css';
import { anchorOf } from './EditorField.tsx';
import type { Editor } from './useField.ts';
import type { FieldTexts } from './useFieldTexts.ts';

interface Props {
  law: Editor['law'];
  held: boolean;
  texts: FieldTexts;
  /** Shows the field that is lacking. */
  open: (field: string) => void;
}

/** What the law of the region still asks, each a link to its field; what is there is one line. On a phone one opens it, over the fields. */
export function LawRequires({ law: { required, lacks, region }, held, texts, open }: Props) {
  const say = useText();
  const fields = new Set(lacks.map(({ field }) => field));
  const good = required - fields.size;
  const isPhone = useMedia('(max-width: 47.99rem)');
  const list = (
    <ul className={css.lacks}>
      {lacks.map(({ field, law, text }) => {
        const rule = law ? lawText[law] : undefined;
        return (
          <li key={field}>
            <Sign variant="bad" icon="warning">
              <a
                href={`#${anchorOf({ name: field, language: null })}`}
                onClick={(event) => {
                  event.preventDefault();
                  open(field);
                }}
              >
                {texts.label(field)}
              </a>
            </Sign>
            <p className="small soft">{rule ? say(rule) : text}</p>
          </li>
        );
      })}
    </ul>
  );
  return (
    <Block
      title={say('editor.law')}
      beside={
        <span className={css.count} aria-live="polite">
          {lacks.length > 0 && say('editor.law.count', { count: fields.size, of: required })}
        </span>
      }
    >
      {isPhone && lacks.length > 0 ? (
        <details className={css.fold}>
          <summary>{say('editor.law.show')}</summary>
          {list}
        </details>
      ) : (
        list
      )}
      {good > 0 && (
        <p className="small">
          <Sign variant="good" icon="check">
            {say('editor.law.good', { count: good, region: region ?? 'other' })}
          </Sign>
        </p>
      )}
      {required === 0 && <p className="small soft">{say('editor.law.nothing')}</p>}
      {held && <p className="small">{say('properties.held.text')}</p>}
    </Block>
  );
}

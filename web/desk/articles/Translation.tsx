import type { ReactNode } from 'react';
import type { GraphLanguage } from '../../shared/i18n/languages.ts';
import { useText } from '../app/texts.ts';
import type { EditedPart, Parts } from '../parts/editedParts.ts';
import { useLabel } from '../parts/useLabel.ts';
import { Sign } from '../ui/Sign.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import css from './Translation.module.css';

interface Props {
  edit: Parts;
  /** The language of the original. */
  from: GraphLanguage;
  to: GraphLanguage;
  readOnly: boolean;
  /** Shows a part, with other fields in the place of its own. */
  field: (part: EditedPart, fields?: ReactNode) => ReactNode;
}

/** The texts of an article in another language, each beside its original, and long ones paragraph by paragraph. */
export function Translation({ edit, from, to, readOnly, field }: Props) {
  const say = useText();
  const label = useLabel();
  const of = (name: string) =>
    edit.parts.find((part) => part.field === name && part.language === from);
  return edit.parts
    .filter((part) => part.language === to)
    .map((part) => {
      const original = of(part.field);
      const text = original ? edit.valueOf(original) : '';
      if (original && text && part.kind === 'MARKDOWN')
        return (
          <div key={part.id} className={css.long}>
            {field(part, <Paragraphs {...{ edit, original, part, from, to, readOnly }} />)}
          </div>
        );
      return (
        <div key={part.id} className={css.pair}>
          {original && text && (
            <div>
              <p className="strong">{label(original)}</p>
              <p className={css.original} lang={from.toLowerCase()}>
                {text}
              </p>
            </div>
          )}
          <div>
            {field(part)}
            {text && part.field !== 'slug' && edit.valueOf(part) === '' && (
              <Sign variant="bad" icon="warning">
                {say('part.untranslated', { language: say(`language.${from}`) })}
              </Sign>
            )}
          </div>
        </div>
      );
    });
}

import { Link } from '../../app/Link.tsx';
import { useText } from '../../app/texts.ts';
import { Icon } from '../../ui/DeskIcon.tsx';
import css from './Editor.module.css';
import type { EditorSection } from './sections.ts';
import type { Field } from './useField.ts';
import type { FieldTexts } from './useFieldTexts.ts';

interface Props {
  number: number;
  sections: readonly { readonly name: EditorSection; readonly fields: readonly Field[] }[];
  lacks: readonly { readonly field: string }[];
  texts: FieldTexts;
}

/** The sections, each with how much the law asks there; on a phone a list with what each holds, from which one is opened. */
export function SectionIndex({ number, sections, lacks, texts }: Props) {
  const say = useText();
  return (
    <nav className={css.index} aria-label={say('editor.sections')}>
      <ul>
        {sections.map(({ name, fields }) => {
          const count = lacks.filter(({ field }) =>
            fields.some((one) => one.name === field),
          ).length;
          return (
            <li key={name}>
              <Link to={{ screen: 'editor', number, section: name }}>
                <span>
                  {say(`editor.section.${name}`)}
                  <small>{summaryOf(fields, texts)}</small>
                </span>
                {count > 0 && (
                  <span className={css.count}>
                    <Icon name="warning" />
                    {count}
                    <span className="hidden-text"> {say('editor.law.lacking', { count })}</span>
                  </span>
                )}
                <Icon name="forth" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** What a section holds, in a few words: its first values that are stated. */
function summaryOf(fields: readonly Field[], texts: FieldTexts): string {
  const stated = fields.filter(({ value, kind }) => value && kind !== 'SWITCH' && kind !== 'TEXT');
  return stated
    .slice(0, 3)
    .map((field) => texts.inWords(field.kind === 'PRICE' ? { ...field, kind: 'AMOUNT' } : field))
    .join(', ');
}

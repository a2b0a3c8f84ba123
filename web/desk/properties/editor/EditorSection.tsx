import { useIntl } from 'react-intl';
import { useText } from '../../app/texts.ts';
import css from './Editor.module.css';
import { anchorOf, EditorField, PriceButton } from './EditorField.tsx';
import { PointMap } from './PointMap.tsx';
import type { Field } from './useField.ts';
import type { FieldTexts } from './useFieldTexts.ts';

interface Props {
  number: number;
  fields: readonly Field[];
  texts: FieldTexts;
  /** The property is read again. */
  changed: () => void;
}

/** The fields of a section; texts in several languages side by side. What is not edited here is a label and a value. */
export function EditorSection({ number, fields, texts, changed }: Props) {
  const say = useText();
  const { locale } = useIntl();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const languages = [...new Set(fields.flatMap(({ language }) => language ?? []))];
  const inLanguage = (language: string | null) =>
    fields.filter((one) => (one.language ?? null) === language);
  const show = (field: Field, of?: string) => {
    if (!field.editable) return null;
    if (field.kind === 'PRICE')
      return <PriceButton key={anchorOf(field)} number={number} field={field} texts={texts} />;
    return (
      <EditorField
        key={anchorOf(field)}
        number={number}
        field={field}
        texts={texts}
        of={of}
        changed={changed}
      />
    );
  };
  const read = fields.filter(({ editable, value, required }) => !editable && (value || required));
  return (
    <>
      <div className={css.fields}>{inLanguage(null).map((field) => show(field))}</div>
      {languages.length > 0 && (
        <div className={css.languages}>
          {languages.map((language) => {
            const name = names.of(language.toLowerCase()) ?? language;
            return (
              <div key={language} className={css.language}>
                {inLanguage(language).map((field) => show(field, name))}
              </div>
            );
          })}
        </div>
      )}
      {read.length > 0 && (
        <dl className={css.read}>
          {read.map((field) => (
            <div
              key={anchorOf(field)}
              id={anchorOf(field)}
              className={field.kind === 'TEXT' ? css.paragraphs : undefined}
            >
              <dt>
                {texts.label(field.name)}
                {field.language && `, ${names.of(field.language.toLowerCase())}`}
              </dt>
              <dd lang={field.language?.toLowerCase()}>
                {(field.kind === 'PRICE'
                  ? texts.inWords({ ...field, kind: 'AMOUNT' })
                  : texts.inWords(field)) || <span className="soft">{say('editor.notSaid')}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {read.map(
        (field) =>
          field.kind === 'POINT' &&
          field.value && <PointMap key={field.name} field={field} edited={null} />,
      )}
    </>
  );
}

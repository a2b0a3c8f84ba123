import { useText } from '../../app/texts.ts';
import css from './EditorField.module.css';
import { MeasureRows } from './MeasureRows.tsx';
import type { Edited, Field } from './useField.ts';
import type { FieldTexts } from './useFieldTexts.ts';

interface ControlProps {
  edited: Edited;
  field: Field;
  texts: FieldTexts;
  id: string;
  label: string;
  described?: string | undefined;
}

/** The control of a field by what it holds. */
export function Control({ edited, field, texts, id, label, described }: ControlProps) {
  const say = useText();
  const { shown, type, save, leave, wrong } = edited;
  const { kind, choices } = field;
  const common = {
    id,
    'aria-invalid': wrong !== null && wrong !== 'STALE',
    'aria-describedby': described,
  };
  if (kind === 'CHOICES') {
    const chosen = shown ? (JSON.parse(shown) as string[]) : [];
    const toggle = (value: string) =>
      save(
        JSON.stringify(
          chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value],
        ),
      );
    return (
      <div className={css.boxes}>
        {choices.map(({ value }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {texts.word(field, value)}
          </label>
        ))}
      </div>
    );
  }
  if (kind === 'MEASURES') return <MeasureRows edited={edited} field={field} texts={texts} />;
  if (kind === 'SWITCH')
    return (
      <label className={css.switch}>
        <input
          type="checkbox"
          {...common}
          checked={shown === 'true'}
          onChange={(event) => save(event.target.checked ? 'true' : 'false')}
        />
        {label}
      </label>
    );
  if (kind === 'CHOICE' || kind === 'FLAG') {
    const list =
      kind === 'FLAG'
        ? ['true', 'false'].map((value) => ({ value, text: texts.inWords({ ...field, value }) }))
        : choices.map(({ value }) => ({ value, text: texts.word(field, value) }));
    const isKnown = shown === '' || list.some(({ value }) => value === shown);
    return (
      <select {...common} value={shown} onChange={(event) => save(event.target.value)}>
        {!field.needed && <option value="">{say('editor.notSaid')}</option>}
        {!isKnown && <option value={shown}>{shown}</option>}
        {list.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    );
  }
  const typing = {
    ...common,
    value: shown,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
    onBlur: leave,
  };
  const lang = field.language?.toLowerCase();
  if (kind === 'TEXT' || kind === 'ADDRESSES')
    return <textarea rows={kind === 'TEXT' ? 10 : 3} lang={lang} {...typing} />;
  const isNumber = kind === 'AMOUNT' || kind === 'INTEGER' || kind === 'DECIMAL';
  const input = (
    <input
      type={kind === 'DATE' ? 'date' : kind === 'ADDRESS' ? 'url' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      lang={lang}
      {...typing}
    />
  );
  const unit = texts.unit(field);
  if (!unit) return input;
  return (
    <span className={css.measured} data-before={unit === '€' || undefined}>
      {input}
      <span aria-hidden="true">{unit}</span>
    </span>
  );
}

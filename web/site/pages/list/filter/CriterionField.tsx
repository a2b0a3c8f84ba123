import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { repeated } from '../../../../shared/answer/repeated.tsx';
import { type Criterion, criteria, type more, valuesOf } from '../../../../shared/list/criteria.ts';
import { valueWords } from '../../../../shared/list/filterChips.ts';
import { type Control, longestText } from '../../../../shared/list/kinds.ts';
import { SwitchInput } from '../../../../shared/ui/SwitchInput.tsx';
import css from './CriterionField.module.css';
import { criterionOf, type Draft } from './filterDraft.ts';
import { LeastSelect } from './LeastSelect.tsx';
import type { Counts } from './useCounts.ts';

interface Props {
  name: keyof typeof more;
  draft: Draft;
  counts: Counts;
}

/** The field of a criterion. */
export function CriterionField({ name, draft, counts }: Props) {
  const { texts, change } = criterionOf(draft, name);
  const counted = valuesOf(name).map((value) => counts(name, value));
  return <Field {...{ name, texts, change, counted }} />;
}

interface FieldProps {
  name: keyof typeof more;
  texts: readonly string[];
  change: (texts: readonly string[]) => void;
  /** How many properties each of the criterion's values has, in their order. */
  counted: readonly (number | null)[];
}

/** By its kind's control. Most fields of most lists are as on the list before, so that the server has their HTML. */
const Field = repeated('CriterionField', FieldOfKind);

function FieldOfKind(props: FieldProps) {
  const { kind }: Criterion = criteria[props.name];
  const Control = kind.control && controls[kind.control];
  return Control ? <Control {...props} /> : null;
}

/** At least so many. */
function Least(props: FieldProps) {
  const { name } = props;
  return (
    <div className={css.field} data-control="least">
      <Label name={name} />
      <LeastSelect id={name} {...props} />
    </div>
  );
}

/** Words, a number or a date. Characters that are no digits are dropped from a number as it is typed. */
function Entry({ name, texts, change }: FieldProps) {
  const { kind, unit }: Criterion = criteria[name];
  const plain = kind.control === 'day' || kind.control === 'words';
  return (
    <div className={css.field} data-control={kind.control}>
      <Label name={name} />
      <div className={css.with}>
        <input
          id={name}
          name={name}
          {...entries[kind.control as keyof typeof entries]}
          value={texts[0] ?? ''}
          onChange={({ target }) =>
            change([plain ? target.value : target.value.replace(/\D/g, '')])
          }
        />
        {unit && <span>{unit}</span>}
      </div>
    </div>
  );
}

/** Any number of values. Values without results are disabled, unless they are chosen. */
function Several({ name, texts, change, counted }: FieldProps) {
  const intl = useIntl();
  return (
    <fieldset className={css.several}>
      <legend>{intl.formatMessage({ id: `filter.${name}` })}</legend>
      <div className={css.choices}>
        {valuesOf(name).map((value, i) => (
          <label key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={texts.includes(value)}
              disabled={counted[i] === 0 && !texts.includes(value)}
              onChange={({ target }) =>
                change(
                  target.checked ? [...texts, value] : texts.filter((other) => other !== value),
                )
              }
            />
            <span>
              {valueWords(intl, name, value)} <small>{counted[i]}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Yes or no matter. */
function Toggle({ name, texts, change, counted: [count] }: FieldProps) {
  const intl = useIntl();
  return (
    <label className={css.toggle}>
      <span>
        {intl.formatMessage({ id: `filter.${name}` })} <small>{count}</small>
      </span>
      <SwitchInput
        name={name}
        value="1"
        checked={texts.length > 0}
        disabled={count === 0 && texts.length === 0}
        onChange={(checked) => change(checked ? ['1'] : [])}
      />
    </label>
  );
}

const figures = { inputMode: 'numeric', maxLength: 11, autoComplete: 'off' } as const;
const entries = {
  day: { type: 'date' },
  words: { maxLength: longestText, autoComplete: 'off' },
  amount: figures,
  year: figures,
} as const;

function Label({ name }: { name: keyof typeof more }) {
  return <label htmlFor={name}>{useIntl().formatMessage({ id: `filter.${name}` })}</label>;
}

const controls: Record<Control, ComponentType<FieldProps>> = {
  least: Least,
  amount: Entry,
  year: Entry,
  day: Entry,
  words: Entry,
  several: Several,
  yes: Toggle,
};

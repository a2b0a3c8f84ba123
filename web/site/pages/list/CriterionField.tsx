import { type ComponentType, useId } from 'react';
import { useIntl } from 'react-intl';
import { type Criterion, criteria, type more } from '../../../shared/list/criteria.ts';
import { valueWords } from '../../../shared/list/filterChips.ts';
import { type Control, longestText } from '../../../shared/list/kinds.ts';
import { SwitchInput } from '../../../shared/ui/SwitchInput.tsx';
import css from './CriterionField.module.css';
import { criterionOf, type Draft } from './filterDraft.ts';
import { LeastSelect } from './LeastSelect.tsx';
import type { Counts } from './useCounts.ts';

interface Props {
  name: keyof typeof more;
  draft: Draft;
  counts: Counts;
}

/** The field of a criterion, by its kind's control. */
export function CriterionField(props: Props) {
  const { kind }: Criterion = criteria[props.name];
  const Field = kind.control && fields[kind.control];
  return Field ? <Field {...props} /> : null;
}

/** At least so many. */
function Least(props: Props) {
  const id = useId();
  return (
    <div className={css.field} data-control="least">
      <Label {...props} id={id} />
      <LeastSelect id={id} {...props} />
    </div>
  );
}

/** Words, a number or a date. Characters that are no digits are dropped from a number as it is typed. */
function Entry({ name, draft }: Props) {
  const id = useId();
  const { kind, unit }: Criterion = criteria[name];
  const { texts, change } = criterionOf(draft, name);
  const plain = kind.control === 'day' || kind.control === 'words';
  return (
    <div className={css.field} data-control={kind.control}>
      <Label name={name} id={id} />
      <div className={css.with}>
        <input
          id={id}
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
function Several({ name, draft, counts }: Props) {
  const intl = useIntl();
  const { kind }: Criterion = criteria[name];
  const { texts, change } = criterionOf(draft, name);
  return (
    <fieldset className={css.several}>
      <legend>{intl.formatMessage({ id: `filter.${name}` })}</legend>
      <div className={css.choices}>
        {kind.values?.map(String).map((value) => (
          <label key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={texts.includes(value)}
              disabled={counts(name, value) === 0 && !texts.includes(value)}
              onChange={({ target }) =>
                change(
                  target.checked ? [...texts, value] : texts.filter((other) => other !== value),
                )
              }
            />
            <span>
              {valueWords(intl, name, value)} <small>{counts(name, value)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Yes or no matter. */
function Toggle({ name, draft, counts }: Props) {
  const intl = useIntl();
  const { texts, change } = criterionOf(draft, name);
  const count = counts(name, '1');
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

function Label({ name, id }: { name: keyof typeof more; id: string }) {
  return <label htmlFor={id}>{useIntl().formatMessage({ id: `filter.${name}` })}</label>;
}

const fields: Record<Control, ComponentType<Props>> = {
  least: Least,
  amount: Entry,
  year: Entry,
  day: Entry,
  words: Entry,
  several: Several,
  yes: Toggle,
};

import { useIntl } from 'react-intl';
import { lines, more } from '../../../../shared/list/criteria.ts';
import type { Control } from '../../../../shared/list/kinds.ts';
import css from './CriteriaFields.module.css';
import { CriterionField } from './CriterionField.tsx';
import type { Draft } from './filterDraft.ts';
import type { Counts } from './useCounts.ts';

/** The criteria that are not in the filter bar, in groups. */
export function CriteriaFields({ draft, counts }: { draft: Draft; counts: Counts }) {
  const intl = useIntl();
  return groups.map(({ title, controls }) => (
    <fieldset key={title} className={css.group}>
      <legend>{intl.formatMessage({ id: title })}</legend>
      {lines(more)
        .filter(([, { kind }]) => controls.some((control) => control === kind.control))
        .map(([name]) => (
          <CriterionField key={name} name={name} draft={draft} counts={counts} />
        ))}
    </fieldset>
  ));
}

const groups = [
  { title: 'filter.group.space', controls: ['least', 'amount'] },
  { title: 'filter.group.building', controls: ['several', 'year', 'day'] },
  { title: 'filter.group.extras', controls: ['words', 'yes'] },
] as const satisfies { title: string; controls: Control[] }[];

import { useIntl } from 'react-intl';
import { criteria, type Name } from '../../../shared/list/criteria.ts';
import type { Kind } from '../../../shared/list/kinds.ts';
import { criterionOf, type Draft } from './filterDraft.ts';
import type { Counts } from './useCounts.ts';

interface Props {
  id: string;
  name: Name;
  draft: Draft;
  counts: Counts;
}

/** Selects the least number of something. Numbers without results are not offered, unless one is chosen. */
export function LeastSelect({ id, name, draft, counts }: Props) {
  const intl = useIntl();
  const { texts, change } = criterionOf(draft, name);
  const usual = (criteria[name].kind as Kind<unknown>).values?.map(String) ?? [];
  const offered = usual.filter((value) => counts(name, value) || texts.includes(value));
  const others = texts.filter((value) => !usual.includes(value));
  return (
    <select
      id={id}
      name={name}
      value={texts[0] ?? ''}
      onChange={({ target }) => change(target.value ? [target.value] : [])}
    >
      <option value="">{intl.formatMessage({ id: 'filter.any' })}</option>
      {[...offered, ...others].map((value) => (
        <option key={value} value={value}>
          {intl.formatMessage({ id: 'list.orMore' }, { count: value })} ({counts(name, value) ?? 0})
        </option>
      ))}
    </select>
  );
}

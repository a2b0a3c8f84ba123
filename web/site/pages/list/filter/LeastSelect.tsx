import { useIntl } from 'react-intl';
import { type Name, valuesOf } from '../../../../shared/list/criteria.ts';

interface Props {
  id: string;
  name: Name;
  texts: readonly string[];
  change: (texts: readonly string[]) => void;
  /** How many properties each number has, in their order. */
  counted: readonly (number | null)[];
}

/** Selects the least number of something. Numbers without results are not offered, unless one is chosen. */
export function LeastSelect({ id, name, texts, change, counted }: Props) {
  const intl = useIntl();
  const usual = valuesOf(name);
  const count = (value: string) => counted[usual.indexOf(value)];
  const offered = usual.filter((value) => count(value) || texts.includes(value));
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
          {intl.formatMessage({ id: 'list.orMore' }, { count: value })} ({count(value) ?? 0})
        </option>
      ))}
    </select>
  );
}

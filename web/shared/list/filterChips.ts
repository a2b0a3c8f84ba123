import type { IntlShape } from 'react-intl';
import { dayMonthYear, euro, grouped } from '../ui/figures.ts';
import { type Criterion, criteria, lines, type Name } from './criteria.ts';
import type { Filter } from './filter.ts';

export interface Chip {
  name: Name;
  words: string;
  /** The filter without this condition, from its first page. */
  without: Filter;
  /** Without it the list is longer, while without one city of two, or without the radius around them, it is shorter. */
  alone: boolean;
}

/** The conditions of a filter, each with the filter without it. */
export function chips(
  intl: IntlShape,
  filter: Filter,
  typeNames: ReadonlyMap<number, string>,
): Chip[] {
  return lines(criteria).flatMap(([name, { kind }]) => {
    const texts = kind.write(filter[name]);
    return texts.map((text) => ({
      name,
      words: chipWords(intl, name, text, typeNames),
      without: { ...filter, page: 1, [name]: kind.read(texts.filter((other) => other !== text)) },
      alone: texts.length === 1 && name !== 'radius',
    }));
  });
}

/** One value of a condition, in words; `typeNames` are the categories' names by number. */
export function chipWords(
  intl: IntlShape,
  name: Name,
  text: string,
  typeNames: ReadonlyMap<number, string>,
): string {
  if (name === 'text') return `“${text}”`;
  if (name === 'cities') return text.split('|').find(Boolean) ?? text;
  if (name === 'types') return typeNames.get(Number(text)) ?? text;
  if (isYes(name)) return intl.formatMessage({ id: `filter.${name}` });
  const value = valueWords(intl, name, text);
  return intl.formatMessage({ id: `filter.${name}.chip` }, { value, count: Number(text) });
}

/** A value of a criterion in words: '€ 450.000', '120 m²', 'halfopen'. */
export function valueWords(intl: IntlShape, name: Name, text: string): string {
  const { kind, unit }: Criterion = criteria[name];
  if (unit === '€') return euro(Number(text));
  if (unit) return `${grouped(Number(text))}\u00a0${unit}`;
  if (name === 'facades') return intl.formatMessage({ id: `filter.facades.${text as '2'}` });
  if (name === 'regions') return intl.formatMessage({ id: `filter.regions.${text as 'FLANDERS'}` });
  return kind.control === 'day' ? dayMonthYear(text) : text;
}

/** The yes/no criteria. */
type Yes = {
  [K in Name]: Filter[K] extends boolean ? K : never;
}[Name];

function isYes(name: Name): name is Yes {
  return (criteria[name] as Criterion).kind.control === 'yes';
}

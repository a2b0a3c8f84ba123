import type { IntlShape } from 'react-intl';
import type { Option } from '../form/fields/option.ts';
import { criteria, inBar, lines, type Name } from '../list/criteria.ts';
import { chipWords } from '../list/filterChips.ts';
import type { DemandFilter } from './demandFilter.ts';
import { listFilterOf } from './listFilterOf.ts';

/** The criteria without a field of their own in the form, a map area included, as choices. */
export function otherCriteria(intl: IntlShape, selection: DemandFilter): Option[] {
  const filter = listFilterOf(selection);
  const rest = lines(criteria).filter(([name]) => !(name in inBar || name === 'regions'));
  return rest.flatMap(([name, { kind, column }]) =>
    kind.write(filter[name]).map((text) => ({
      name: `filter.${column}`,
      text: labelOf(intl, name, text),
      ...sentAs(selection[column], text),
    })),
  );
}

const noTypes = new Map<number, string>();

/** A chip's words with a capital, as the label of a choice. */
function labelOf(intl: IntlShape, name: Name, text: string): string {
  const words = chipWords(intl, name, text, noTypes);
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** What the choice is sent as. An area is sent in one piece, as JSON. */
function sentAs(value: unknown, text: string): Pick<Option, 'value' | 'kind'> {
  const [first] = Array.isArray(value) ? value : [];
  if (typeof first === 'number') return { value: text, kind: 'ints' };
  if (typeof first === 'string') return { value: text, kind: 'texts' };
  return typeof value === 'string'
    ? { value, kind: undefined }
    : { value: JSON.stringify(value), kind: 'value' };
}

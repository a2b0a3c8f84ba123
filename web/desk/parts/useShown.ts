import { type Say, type TextKey, useText } from '../app/texts.ts';
import { modulesFrom } from '../pages/modules.ts';
import { daysFrom } from './holidays.ts';
import { hoursFrom } from './hours.ts';
import { itemsFrom, lists, nameOfItem } from './lists.ts';
import type { EditedPart } from './useParts.ts';

/** The languages in which a name is looked for. */
const all = ['nl', 'fr', 'en', 'de'];

/** Hours as they are read: a line for each day. */
const hoursShown = (value: string) =>
  Object.entries(hoursFrom(value))
    .map(
      ([day, hours]) => `${day} ${hours.map(({ from, until }) => `${from}–${until}`).join(', ')}`,
    )
    .join('\n');

/** Gives what a part says in words: lists by the names of what they hold. */
export function useShown({ field }: Pick<EditedPart, 'field'>) {
  const say = useText();
  return (value: string) => (value === '' ? say('part.nothing') : shownValue(say, field, value));
}

/** What a field says in words, where it says something. */
export function shownValue(say: Say, field: string, value: string): string {
  if (field.endsWith('.holidays')) return daysFrom(value).join(', ');
  if (field.endsWith('.hours')) return hoursShown(value);
  if (field in lists)
    return itemsFrom(value)
      .map((item, at) => nameOfItem(field, item, all) || say('list.item', { place: at + 1 }))
      .join('\n');
  if (field !== 'modules') return value;
  return modulesFrom(value)
    .map(({ relation, lg }) => {
      const what = say(`modules.type.${relation.type}` as TextKey);
      return `${[what, relation.id].filter(Boolean).join(', ')} (${lg || 12}/12)`;
    })
    .join('\n');
}

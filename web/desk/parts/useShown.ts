import { type TextKey, useText } from '../app/texts.ts';
import { modulesFrom } from '../pages/modules.ts';
import { daysFrom } from './holidays.ts';
import { hoursFrom } from './hours.ts';
import type { EditedPart } from './useParts.ts';

/** Hours as they are read: a line for each day. */
const hoursShown = (value: string) =>
  Object.entries(hoursFrom(value))
    .map(
      ([day, hours]) => `${day} ${hours.map(({ from, until }) => `${from}–${until}`).join(', ')}`,
    )
    .join('\n');

/** Gives what a part says in words: a list of modules by their names. */
export function useShown({ field }: Pick<EditedPart, 'field'>) {
  const say = useText();
  return (value: string) => {
    if (value === '') return say('part.nothing');
    if (field.endsWith('.holidays')) return daysFrom(value).join(', ');
    if (field.endsWith('.hours')) return hoursShown(value);
    if (field !== 'modules') return value;
    return modulesFrom(value)
      .map(({ relation, lg }) => {
        const what = say(`modules.type.${relation.type}` as TextKey);
        return `${[what, relation.id].filter(Boolean).join(', ')} (${lg || 12}/12)`;
      })
      .join('\n');
  };
}

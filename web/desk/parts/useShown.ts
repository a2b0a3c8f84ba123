import { type TextKey, useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { modulesFrom } from '../pages/modules.ts';
import { useModuleName } from '../pages/useModuleName.ts';
import type { EditedPart } from './editedParts.ts';
import { daysFrom } from './holidays.ts';
import { hoursFrom, weekdays } from './hours.ts';
import { itemsFrom, lists } from './lists.ts';
import { useItemName } from './useItemName.ts';

/** The languages in which a name is looked for. */
const all = ['nl', 'fr', 'en', 'de'];

type Shown = Pick<EditedPart, 'field'> & { readonly kind: string };

/** Gives what a part says in words: lists by the names of what they hold. */
export function useShown(part: Shown) {
  const say = useText();
  const shown = useShownValue();
  return (value: string) => shown(part, value) || say('part.nothing');
}

/** What a field says in words, where it says something. */
export function useShownValue() {
  const say = useText();
  const { longDay, longDate } = useTime();
  const nameOf = useItemName();
  const moduleName = useModuleName({ articles: [], offices: [], languages: all }); // an article by its name in the address
  const hoursShown = (value: string) => {
    const hours = hoursFrom(value);
    return weekdays
      .flatMap((day, number) => {
        const parts = hours[day]?.map(({ from, until }) => `${from}–${until}`) ?? [];
        return parts.length > 0 ? [`${longDay(number)} ${parts.join(', ')}`] : [];
      })
      .join('\n');
  };
  return ({ field, kind }: Shown, value: string): string => {
    if (kind === 'FLAG') return say(value === 'true' ? 'part.yes' : 'part.no');
    if (kind === 'OFF_FLAG') return say(value === 'false' ? 'part.no' : 'part.yes');
    if (value === '') return '';
    if (kind === 'CHOICE') return say(`part.${field}.${value}` as TextKey);
    if (kind === 'DAYS') return daysFrom(value).map(longDate).join('\n');
    if (kind === 'HOURS') return hoursShown(value);
    if (field in lists)
      return itemsFrom(value)
        .map((item, at) => nameOf(field, item, at, all))
        .join('\n');
    if (field !== 'modules') return value;
    return modulesFrom(value)
      .map((module) => {
        const { what, which } = moduleName(module);
        return `${[what, which].filter(Boolean).join(', ')} (${module.lg || 12}/12)`;
      })
      .join('\n');
  };
}

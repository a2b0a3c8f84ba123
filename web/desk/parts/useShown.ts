import { type TextKey, useText } from '../app/texts.ts';
import { modulesFrom } from '../pages/modules.ts';
import type { EditedPart } from './useParts.ts';

/** Gives what a part says in words: a list of modules by their names. */
export function useShown({ field }: Pick<EditedPart, 'field'>) {
  const say = useText();
  return (value: string) => {
    if (value === '') return say('part.nothing');
    if (field !== 'modules') return value;
    return modulesFrom(value)
      .map(({ relation, lg }) => {
        const what = say(`modules.type.${relation.type}` as TextKey);
        return `${[what, relation.id].filter(Boolean).join(', ')} (${lg || 12}/12)`;
      })
      .join('\n');
  };
}

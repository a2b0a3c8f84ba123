import { type TextKey, useText } from '../app/texts.ts';
import type { EditedPart } from './editedParts.ts';

/** What the label of a part says: its field, and its language where it has one. */
export function useLabel() {
  const say = useText();
  return (part: Pick<EditedPart, 'field' | 'language'>) => {
    const field = say(`part.${part.field}` as TextKey);
    return part.language ? say('part.in', { field, language: part.language }) : field;
  };
}

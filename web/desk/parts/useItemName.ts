import { type TextKey, useText } from '../app/texts.ts';
import { type Item, nameOfItem } from './lists.ts';

/** What an item of a list is called: by its first text, a language by its name, else by its place. */
export function useItemName() {
  const say = useText();
  return (field: string, item: Item, index: number, languages: readonly string[]): string => {
    const name = nameOfItem(field, item, languages);
    if (!name) return say('list.item', { place: index + 1 });
    return field === 'languages' ? say(`list.languages.code.${name}` as TextKey) : name;
  };
}

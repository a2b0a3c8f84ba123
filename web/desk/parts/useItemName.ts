import { type TextKey, useText } from '../app/texts.ts';
import { at, type Item, nameOfItem } from './lists.ts';

/** What an item of a list is called: by its first text, a language by its name, a rule by what it says, else by its place. */
export function useItemName() {
  const say = useText();
  const ruleName = (rule: Item) => {
    const form = at(rule, 'form');
    const staff = (at(rule, 'staff') ?? []) as readonly string[];
    return say('rule.name', {
      form: say(
        form
          ? (`part.settings.retentionDays.${form}` as TextKey)
          : 'list.settings.leadRules.form.none',
      ),
      where: at(rule, 'postcodes') ? 'yes' : 'no',
      postcodes: String(at(rule, 'postcodes') ?? ''),
      to: String(at(rule, 'to')),
      staff: staff.map((email) => email.split('@', 1)[0]).join(', '),
    });
  };
  return (field: string, item: Item, index: number, languages: readonly string[]): string => {
    if (field === 'settings.leadRules') return ruleName(item);
    const name = nameOfItem(field, item, languages);
    if (!name) return say('list.item', { place: index + 1 });
    return field === 'languages' ? say(`list.languages.code.${name}` as TextKey) : name;
  };
}

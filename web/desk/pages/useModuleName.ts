import { type TextKey, useText } from '../app/texts.ts';
import type { Choices } from './choices.ts';
import type { Module } from './modules.ts';

/** Describes a module in words: its own heading or what it shows, and its kind. */
export function useModuleName({ articles, offices, languages }: Choices) {
  const say = useText();
  return ({ relation, view, title }: Pick<Module, 'relation' | 'view' | 'title'>) => {
    const { type, id = '' } = relation;
    const kind = say(`modules.type.${type}` as TextKey);
    const shownAs = say(`modules.view.${view}` as TextKey);
    const max = relation.max ? say('modules.atMost', { max: relation.max }) : '';
    const filtered = relation.filter ? say('modules.filtered') : '';
    const named: Record<string, () => string> = {
      article: () => articles.find(({ key }) => key === id)?.title ?? id,
      category: () => say(`articles.category.${id}` as TextKey),
      'property-list': () => say(`modules.list.${id}` as TextKey),
      form: () => say(`modules.form.${id}` as TextKey),
      team: () => offices.find(({ number }) => String(number) === id)?.name ?? kind,
    };
    const own = languages.map((language) => title?.[language]).find(Boolean);
    const shown = named[type]?.() ?? kind;
    const which = own ?? shown;
    const details = type === 'article' || type === 'category' ? [shownAs] : [filtered, max];
    const what = [kind, own && shown !== kind ? shown : '', ...details];
    return { which, what: what.filter((word) => word && word !== which).join(', ') };
  };
}

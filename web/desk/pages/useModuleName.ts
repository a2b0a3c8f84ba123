import { type TextKey, useText } from '../app/texts.ts';
import type { Module } from './modules.ts';

/** Describes a module in words: its kind, and which article or list it shows. */
export function useModuleName(
  articles: readonly { readonly key: string; readonly title: string }[],
) {
  const say = useText();
  return ({ relation, view }: Pick<Module, 'relation' | 'view'>) => {
    const { type, id = '' } = relation;
    const kind = say(`modules.type.${type}` as TextKey);
    const shownAs = say(`modules.view.${view}` as TextKey);
    const max = relation.max ? say('modules.atMost', { max: relation.max }) : '';
    const named: Record<string, () => string> = {
      article: () => articles.find(({ key }) => key === id)?.title ?? id,
      category: () => say(`articles.category.${id}` as TextKey),
      'property-list': () => say(`modules.list.${id}` as TextKey),
    };
    const which = named[type]?.() ?? kind;
    const details = type === 'article' || type === 'category' ? [shownAs] : [max];
    return { which, what: [which === kind ? '' : kind, ...details].filter(Boolean).join(', ') };
  };
}

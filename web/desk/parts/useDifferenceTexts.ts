import { useText } from '../app/texts.ts';
import { itemsFrom, leaves, lists } from './lists.ts';
import { useLabel } from './useLabel.ts';
import { useShownValue } from './useShown.ts';

/** A part with what it says before a change and after it. */
export interface Differing {
  readonly field: string;
  readonly language?: string | null | undefined;
  readonly kind: string;
  readonly before: string;
  readonly after: string;
}

/** A page by its id in the menu. */
export interface NamedPage {
  readonly key: string;
  readonly title: string;
}

/** What a part is called, and what it says in words. A list of the menu is called by the page that it stands below. */
export function useDifferenceTexts(pages: readonly NamedPage[]) {
  const say = useText();
  const label = useLabel();
  const shown = useShownValue();
  const name = (key: string) => pages.find((page) => page.key === key)?.title ?? key;
  return {
    label: (part: Pick<Differing, 'field' | 'language'>) => {
      if (part.field === 'top') return say('pages.top');
      const [, below] = /^below\.(.+)$/.exec(part.field) ?? [];
      return below ? say('pages.under', { page: name(below) }) : label(part as never);
    },
    /** '' for nothing. */
    value: ({ field, kind }: Pick<Differing, 'field' | 'kind'>, value: string) => {
      if (value === '') return shown({ field, kind }, value);
      if (field === 'top' || field.startsWith('below.'))
        return (JSON.parse(value) as string[]).map(name).join('\n');
      if (field in lists)
        return itemsFrom(value)
          .map((item) => leaves(item).join('\n'))
          .join('\n\n');
      return shown({ field, kind }, value);
    },
  };
}

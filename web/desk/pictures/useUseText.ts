import { useText } from '../app/texts.ts';

interface Use {
  readonly kind: string;
  readonly name?: string | null | undefined;
  readonly number?: number | null | undefined;
}

const kinds = [
  'LOGO',
  'BANNER',
  'MENU',
  'OFFICE',
  'AGENT',
  'FOOTER',
  'ARTICLE',
  'PROPERTY',
  'PROJECT',
] as const;

/** What shows a picture, in words: an article by its title, a property by its number. */
export function useUseText() {
  const say = useText();
  return ({ kind, name, number }: Use): string => {
    const known = kinds.find((one) => one === kind);
    const what = known ? say(`pictures.use.${known}`) : '';
    return [what, number ?? name].filter(Boolean).join(' ');
  };
}

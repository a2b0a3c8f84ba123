import { menuDepth } from '../app/limits.ts';

/** A page with what tells its place in the tree. */
export interface Placed {
  readonly key: string;
  readonly parent: string | null | undefined;
  readonly depth: number;
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** The pages directly below one, in their order. */
export const below = (pages: readonly Placed[], parent: string | null) =>
  pages.filter((page) => (page.parent ?? null) === parent).map(({ key }) => key);

/** The lists that change when a page goes a step, by the page that they are below; null when it cannot. */
export function stepped(
  pages: readonly Placed[],
  key: string,
  step: Step,
): Map<string | null, readonly string[]> | null {
  const page = pages.find((one) => one.key === key);
  if (!page) return null;
  const parent = page.parent ?? null;
  const own = below(pages, parent);
  const at = own.indexOf(key);
  const rest = own.filter((one) => one !== key);
  if (step === 'up' || step === 'down') {
    const to = step === 'up' ? at - 1 : at + 1;
    return to < 0 || to >= own.length ? null : new Map([[parent, rest.toSpliced(to, 0, key)]]);
  }
  if (step === 'in') {
    const before = own[at - 1];
    const leaf = below(pages, key).length === 0;
    if (before === undefined || !leaf || page.depth + 1 >= menuDepth) return null;
    return new Map([
      [parent, rest],
      [before, [...below(pages, before), key]],
    ]);
  }
  if (parent === null) return null;
  const above = pages.find((one) => one.key === parent)?.parent ?? null;
  const around = below(pages, above);
  return new Map([
    [parent, rest],
    [above, around.toSpliced(around.indexOf(parent) + 1, 0, key)],
  ]);
}

/** The field of the menu that lists the pages below one. */
export const fieldOf = (parent: string | null) => (parent === null ? 'top' : `below.${parent}`);

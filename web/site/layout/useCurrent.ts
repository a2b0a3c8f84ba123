import { use } from 'react';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { path } from '../../shared/router/paths.ts';
import { useRouter } from '../../shared/router/useRouter.ts';
import { MenuPath } from './menuPath.ts';

interface Entry {
  readonly path: string;
  readonly children?: readonly Entry[];
}

/** How a menu marks an entry, as the attribute aria-current takes it. */
export type Current = 'page' | 'true' | undefined;

/**
 * Says of a menu entry whether it leads to this page ('page') or to one that this page lies under ('true'), by its
 * address or because an entry under it does.
 */
export function useCurrent(): (entry: Entry) => Current {
  const { pathname } = useRouter().location;
  const home = path('home', useLanguage());
  const under = use(MenuPath) ?? pathname;
  const holds = ({ path, children }: Entry): boolean =>
    (path !== home && under.startsWith(path)) || !!children?.some(holds);
  return (entry) => (entry.path === pathname ? 'page' : holds(entry) ? 'true' : undefined);
}

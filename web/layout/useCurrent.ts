import { useLanguage } from '../i18n/language.tsx';
import { path } from '../router/paths.ts';
import { useRouter } from '../router/useRouter.ts';

/** Tells of a link whether it leads to this page ('page') or to one that this page lies under ('true'). */
export function useCurrent(): (to: string) => 'page' | 'true' | undefined {
  const { location } = useRouter();
  const home = path('home', useLanguage());
  return (to) => {
    if (to === location.pathname) return 'page';
    return to !== home && location.pathname.startsWith(to) ? 'true' : undefined;
  };
}

import type { Posted } from '../shared/form/posted.ts';
import type { Language } from '../shared/i18n/languages.ts';
import { RouterView } from './router/RouterView.tsx';
import type { Router } from './router/router.ts';

interface Props {
  router: Router;
  origin: string;
  languages: readonly Language[];
  unpublished: readonly string[];
  posted: Posted | null;
}

/** The whole app. Server and browser render this same tree, so that the browser can take over what the server wrote. */
export function App(props: Props) {
  return <RouterView {...props} />;
}

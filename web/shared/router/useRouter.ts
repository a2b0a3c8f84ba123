import { use } from 'react';
import { RouterContext, type RouterState } from './routerContext.ts';

/** The current location, and navigation. */
export function useRouter(): RouterState {
  const router = use(RouterContext);
  if (router === null) throw new Error('useRouter needs a router around it');
  return router;
}

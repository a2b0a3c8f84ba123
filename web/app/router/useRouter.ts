import { use } from 'react';
import { RouterContext, type RouterState } from './routerContext.ts';

/** Where the visitor is, and the way to go elsewhere. */
export function useRouter(): RouterState {
  const router = use(RouterContext);
  if (router === null) throw new Error('useRouter needs a router around it');
  return router;
}

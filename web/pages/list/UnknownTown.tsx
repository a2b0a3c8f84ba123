import { type ComponentProps, lazy, Suspense, use } from 'react';
import { resource } from '../../app/router/resource.ts';
import type { NotFound } from '../notfound/NotFound.tsx';
import { NotFoundContext } from './notFoundContext.ts';

const load = resource(() => import('../notfound/NotFound.tsx'));
const Fetched = lazy(() => load().then((module) => ({ default: module.NotFound })));

/** The 404 page in place of the list of an unknown town. Browsers load its code only when it is needed. */
export function UnknownTown(props: ComponentProps<typeof NotFound>) {
  const Page = use(NotFoundContext) ?? Fetched;
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  );
}

import { type ComponentProps, lazy, Suspense, use } from 'react';
import { resource } from '../../app/router/resource.ts';
import type { NotFound } from '../notfound/NotFound.tsx';
import { NotFoundContext } from './notFoundContext.ts';

const load = resource(() => import('../notfound/NotFound.tsx'));
const Fetched = lazy(() => load().then((module) => ({ default: module.NotFound })));

/** The list of a town that nobody knows: the page that is not found, which comes by itself, since a list has no use for it. */
export function UnknownTown(props: ComponentProps<typeof NotFound>) {
  const Page = use(NotFoundContext) ?? Fetched;
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  );
}

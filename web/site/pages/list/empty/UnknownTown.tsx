import { type ComponentProps, lazy, Suspense } from 'react';
import { resource } from '../../../../shared/router/resource.ts';
import { NotFound } from '../../../layout/NotFound.tsx';

const load = resource(() => import('../../../layout/NotFound.tsx'));
const Fetched = lazy(() => load().then((module) => ({ default: module.NotFound })));

/** The 404 page in place of the list of an unknown town. Browsers load its code only when it is needed. */
export function UnknownTown(props: ComponentProps<typeof NotFound>) {
  const Page = import.meta.env.SSR ? NotFound : Fetched;
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  );
}

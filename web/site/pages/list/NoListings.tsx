import { type ComponentProps, lazy, Suspense } from 'react';
import { resource } from '../../../shared/router/resource.ts';
import { EmptyList } from './EmptyList.tsx';

const load = resource(() => import('./EmptyList.tsx'));
const Fetched = lazy(() => load().then((module) => ({ default: module.EmptyList })));

/** Why a list is empty. Browsers load its code only for a list that is. */
export function NoListings(props: ComponentProps<typeof EmptyList>) {
  const Page = import.meta.env.SSR ? EmptyList : Fetched;
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  );
}

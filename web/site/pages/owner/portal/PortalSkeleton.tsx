import { PropertySkeleton } from './PropertySkeleton.tsx';
import css from './Skeleton.module.css';

/** Holds the place of the owner's page while its data load. */
export function PortalSkeleton() {
  return (
    <>
      <div className={css.chooser} aria-hidden="true">
        <i />
        <i />
      </div>
      <PropertySkeleton />
    </>
  );
}

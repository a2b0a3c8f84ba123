import { PropertySkeleton } from './PropertySkeleton.tsx';
import css from './Skeleton.module.css';

/** The room that an owner's page takes while its data come. */
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

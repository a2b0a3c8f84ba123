import { useIntl } from 'react-intl';
import css from './Skeleton.module.css';

/** Holds the place of a property's figures and chart while they load. */
export function PropertySkeleton() {
  const intl = useIntl();
  return (
    <section
      className={css.property}
      aria-busy="true"
      aria-label={intl.formatMessage({ id: 'owner.loading' })}
    >
      <div className={css.figures} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <i className={css.chart} aria-hidden="true" />
    </section>
  );
}

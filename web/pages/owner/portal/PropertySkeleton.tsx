import { useIntl } from 'react-intl';
import css from './Skeleton.module.css';

/** The room that the figures and the chart of a home take while they come. */
export function PropertySkeleton() {
  const intl = useIntl();
  return (
    <section
      className={css.home}
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

import { useIntl } from 'react-intl';
import css from './Skeleton.module.css';

/** The room that three cards will take while they load, so that nothing moves when they come. */
export function Skeleton() {
  const intl = useIntl();
  return (
    <section
      className="section wrap"
      aria-busy="true"
      aria-label={intl.formatMessage({ id: 'ui.loading' })}
    >
      <div className={css.cards} aria-hidden="true">
        {['left', 'middle', 'right'].map((place) => (
          <div key={place}>
            <div className={css.photo} />
            <i className={css.line} />
            <i className={css.line} />
            <i className={css.line} />
          </div>
        ))}
      </div>
    </section>
  );
}

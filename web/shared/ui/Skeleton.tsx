import { useIntl } from 'react-intl';
import css from './Skeleton.module.css';

/** Placeholders for three cards while they load, so that nothing moves when they appear. */
export function Skeleton() {
  const intl = useIntl();
  return (
    <section
      className="section wrap"
      aria-busy="true"
      aria-label={intl.formatMessage({ id: 'ui.loading' })}
    >
      <div className={css.cards} aria-hidden="true">
        {['left', 'middle', 'right'].map((column) => (
          <div key={column}>
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

import css from './Must.module.css';

/** The mark of a field that must be filled in; the control itself says so to those who do not see it. */
export function Must() {
  return (
    <span className={css.must} aria-hidden="true">
      *
    </span>
  );
}

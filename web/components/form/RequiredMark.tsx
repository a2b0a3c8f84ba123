import css from './RequiredMark.module.css';

/** The asterisk of a required field. Screen readers do not read it: the control itself says that it is required. */
export function RequiredMark() {
  return (
    <span className={css.must} aria-hidden="true">
      *
    </span>
  );
}

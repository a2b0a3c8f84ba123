import css from './RequiredMark.module.css';

/** The asterisk of a required field. Screen readers do not read it: the control itself says that it is required. */
export function RequiredMark() {
  return (
    <span className={css.must} aria-hidden="true">
      *
    </span>
  );
}

/** The asterisk after the label of a field that is required; it never begins a line. */
export function LabelMark({ required }: { required: boolean | undefined }) {
  if (!required) return null;
  return (
    <>
      {'\u00a0'}
      <RequiredMark />
    </>
  );
}

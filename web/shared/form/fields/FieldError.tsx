import { Icon } from '../../ui/Icon.tsx';
import css from './FieldError.module.css';

/** The error of a field; nothing when there is none. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={css.error} id={id}>
      <Icon name="alert" />
      {text}
    </p>
  );
}

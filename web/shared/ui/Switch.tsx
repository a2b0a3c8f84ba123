import css from './Switch.module.css';
import { SwitchInput } from './SwitchInput.tsx';

interface Props {
  label: string;
  /** What it does, in smaller words under the label. */
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that takes effect at once, without a button that sends it. */
export function Switch({ label, text, checked, disabled = false, onChange }: Props) {
  return (
    <label className={css.switch}>
      <span>
        {label}
        <small>{text}</small>
      </span>
      <SwitchInput disabled={disabled} checked={checked} onChange={onChange} />
    </label>
  );
}

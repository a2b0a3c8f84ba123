import css from './Toggle.module.css';

interface Props {
  label: string;
  help: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** A switch with its label, and what happens when it is off. */
export function Toggle({ label, help, checked, onChange }: Props) {
  return (
    <label className={css.toggle}>
      <span>
        {label}
        <small>{help}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

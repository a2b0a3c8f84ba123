import { useIntl } from 'react-intl';
import { classes } from './classes.ts';
import css from './EnergyLabel.module.css';

/** An energy label as an arrow in the colour of its letter: half steps such as B- have that of B. */
export function EnergyLabel({
  text,
  silent,
  className,
}: {
  /** As shown: 'A+', 'B-', in Luxembourg 'B/C'. */
  text: string;
  /** Screen readers do not read 'energy label' before it: the scale around it says so. */
  silent?: boolean;
  className?: string | undefined;
}) {
  const intl = useIntl();
  return (
    <span className={classes(css.energy, className)} data-label={energyColour(text)}>
      {!silent && (
        <span className="hidden-text">{intl.formatMessage({ id: 'ui.energyLabel' })} </span>
      )}
      {text}
    </span>
  );
}

/** The name of a label's colour: its letter, and a-plus for A+ and better. */
export function energyColour(text: string): string {
  const initial = text.charAt(0).toLowerCase();
  return initial === 'a' && text.charAt(1) === '+' ? 'a-plus' : initial;
}

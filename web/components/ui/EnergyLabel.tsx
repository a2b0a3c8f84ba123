import { useIntl } from 'react-intl';
import { classes } from './classes.ts';
import css from './EnergyLabel.module.css';

/** The arrow of an energy label. Its colour is that of the letter, whatever the region's half steps are. */
export function EnergyLabel({
  text,
  silent,
  className,
}: {
  /** As shown: 'A+', 'B-', in Luxembourg 'B/C'. */
  text: string;
  /** The words 'energy label' are not read: a scale around it has said them. */
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
  const letter = text.charAt(0).toLowerCase();
  return letter === 'a' && text.charAt(1) === '+' ? 'a-plus' : letter;
}

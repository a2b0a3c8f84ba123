import type { MapProperty } from '../../../shared/map/message.ts';
import { classes } from '../../../shared/ui/classes.ts';
import energy from '../../../shared/ui/EnergyLabel.module.css';

interface Props {
  energy: MapProperty['energy'];
  /** The words 'energy label', for those who hear the letter. */
  says: string;
  className?: string | undefined;
}

/** The arrow of an energy label, as ui/EnergyLabel shows it, with its words from the message. */
export function EnergyClass({ energy: label, says, className }: Props) {
  if (label === null) return null;
  return (
    <span className={classes(energy.energy, className)} data-label={label.colour}>
      <span className="hidden-text">{says} </span>
      {label.text}
    </span>
  );
}

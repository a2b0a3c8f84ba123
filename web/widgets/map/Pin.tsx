import type { MapTexts } from '../../shared/map/message.ts';
import { classes } from '../../shared/ui/classes.ts';
import type { Group } from './field.ts';
import css from './Pin.module.css';
import { labelWidth } from './pinBox.ts';
import { nameOf } from './pinWords.ts';
import type { Pixel } from './view.ts';

interface Props {
  group: Group;
  at: Pixel;
  texts: MapTexts;
  /** The agency's own picture, for a property or several at one point. */
  marker: string | null;
  isMarked: boolean;
  isOpen: boolean;
  onActivate: () => void;
}

/** A property with its price, several properties, or a cluster with their count. */
export function Pin({ group, at, texts, marker, isMarked, isOpen, onActivate }: Props) {
  const { appearance, label, count, pins } = group;
  const isPicture = marker !== null && (appearance === 'home' || appearance === 'several');
  return (
    <button
      type="button"
      className={classes(css.pin, css[appearance], isPicture && css.picture)}
      style={{ ...at, ...(appearance === 'cluster' ? {} : { width: labelWidth(label) }) }}
      data-number={pins[0]?.numbers[0]}
      data-marked={isMarked || undefined}
      aria-label={nameOf(group, texts)}
      aria-expanded={appearance === 'cluster' ? undefined : isOpen}
      onClick={onActivate}
    >
      {isPicture ? <img src={marker} alt="" /> : <span>{label || count}</span>}
    </button>
  );
}

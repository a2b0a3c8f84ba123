import { memo } from 'react';
import type { MapTexts } from '../../../shared/map/message.ts';
import { heart } from '../../../shared/saved/heart.ts';
import { classes } from '../../../shared/ui/classes.ts';
import type { Group } from '../field.ts';
import css from './Pin.module.css';
import { labelWidth } from './pinBox.ts';
import { nameOf } from './pinWords.ts';

interface Props {
  group: Group;
  /** Pixels on the layer of the pins. */
  left: number;
  top: number;
  texts: MapTexts;
  /** The agency's own picture, for a property or several at one point. */
  marker: string | null;
  /** Its page was opened before; of several, all of theirs. */
  isSeen: boolean;
  /** It is saved, or one of several is. */
  isSaved: boolean;
  isMarked: boolean;
  isOpen: boolean;
  onActivate: (group: Group) => void;
}

/** A property with its price, several properties, or a cluster with their count. */
export const Pin = memo(function Pin({
  group,
  left,
  top,
  texts,
  marker,
  isSeen,
  isSaved,
  isMarked,
  isOpen,
  onActivate,
}: Props) {
  const { appearance, label, count, pins } = group;
  const isPicture = marker !== null && (appearance === 'home' || appearance === 'several');
  return (
    <button
      type="button"
      className={classes(css.pin, css[appearance], isPicture && css.picture)}
      style={{ left, top, ...(appearance === 'cluster' ? {} : { width: labelWidth(label) }) }}
      data-number={pins[0]?.numbers[0]}
      data-seen={isSeen || undefined}
      data-marked={isMarked || undefined}
      aria-label={[nameOf(group, texts), isSeen && texts.seen, isSaved && texts.saved]
        .filter(Boolean)
        .join(', ')}
      aria-expanded={appearance === 'cluster' ? undefined : isOpen}
      onClick={() => onActivate(group)}
    >
      {isPicture ? <img src={marker} alt="" /> : <span>{label || count}</span>}
      {isSaved && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={heart.path} />
        </svg>
      )}
    </button>
  );
});

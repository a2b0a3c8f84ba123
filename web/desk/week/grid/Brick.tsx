import type { CSSProperties, KeyboardEvent } from 'react';
import { classes } from '../../../shared/ui/classes.ts';
import { useText } from '../../app/texts.ts';
import { useTime } from '../../app/time.ts';
import { Icon } from '../../ui/DeskIcon.tsx';
import { useWaiting } from '../../waiting/useWaiting.ts';
import css from './HoursGrid.module.css';
import type { WeekColumn } from './weekColumn.ts';

interface Props {
  appointment: WeekColumn['appointments'][number]['at'];
  style: CSSProperties;
  /** Whether it is being moved. */
  lifted: boolean;
  movable: boolean;
  open: () => void;
  lift: () => void;
  drop: () => void;
  press: (event: KeyboardEvent) => void;
}

/** An appointment in the grid: it opens its details, and is dragged to another time. */
export function Brick({ appointment, style, lifted, movable, open, lift, drop, press }: Props) {
  const say = useText();
  const { clock } = useTime();
  const { id, start, place, available, visitor, report, travel } = appointment;
  const { list } = useWaiting();
  const waits = list.some((one) => one.kind === 'report' && one.appointment === id);
  const [street, ...town] = place.split(', ');
  const way =
    travel &&
    say(travel.tight ? 'week.travelTight' : 'week.travel', {
      place: travel.place,
      minutes: travel.minutes,
      spare: travel.spare,
    });
  return (
    <button
      type="button"
      className={classes(
        css.brick,
        lifted && css.lifted,
        !available && css.gone,
        travel?.tight && css.tight,
      )}
      style={style}
      data-appointment={id}
      aria-haspopup="dialog"
      {...(movable && {
        'aria-keyshortcuts':
          'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Alt+Shift+ArrowLeft Alt+Shift+ArrowRight',
      })}
      title={[place, visitor?.name, way].filter(Boolean).join('\n')}
      draggable={movable}
      onClick={open}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', place);
        dataTransfer.effectAllowed = 'move';
        lift();
      }}
      onDragEnd={drop}
      {...(movable && { onKeyDown: press })}
    >
      <span className="hidden-text">{clock(start)} </span>
      <b>{street}</b>
      <span className="hidden-text">{town.map((part) => `, ${part}`)}</span> {visitor?.name}
      {!available && <span className="hidden-text">, {say('week.unavailableSign')}</span>}
      {waits ? (
        <span className="hidden-text">, {say('week.reportWaits')}</span>
      ) : (
        report && <span className={css.reported}>, {say('week.reported')}</span>
      )}
      {way && (
        <span className={css.way}>
          <Icon name="car" />
          <span className="hidden-text">, {way}</span>
          <span aria-hidden="true">{travel.minutes}′</span>
        </span>
      )}
    </button>
  );
}

import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { buttonClass } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { addDays } from './days.ts';
import type { WeekPlace } from './place.ts';
import css from './WeekNav.module.css';

interface Props {
  place: WeekPlace;
  /** The chosen day. */
  day: string;
  monday: string | null;
}

/** The week before, today and the week after; on a phone also the days of the week. */
export function WeekNav({ place, day, monday }: Props) {
  const say = useText();
  const write = useTime();
  const byDay = place.view === 'day';
  const turn = byDay ? 1 : 7;
  const days = monday ? [0, 1, 2, 3, 4, 5, 6].map((i) => addDays(monday, i)) : [];
  return (
    <nav className={css.nav} aria-label={say('week.nav')}>
      <div className="row">
        <Link
          className={buttonClass('plain')}
          to={{ screen: 'week', ...place, day: addDays(day, -turn) }}
          aria-label={say(byDay ? 'week.dayBefore' : 'week.before')}
        >
          <Icon name="back" />
        </Link>
        <Link className={buttonClass()} to={{ screen: 'week', ...place, day: null }}>
          {say('week.today')} <kbd>T</kbd>
        </Link>
        <Link
          className={buttonClass('plain')}
          to={{ screen: 'week', ...place, day: addDays(day, turn) }}
          aria-label={say(byDay ? 'week.dayAfter' : 'week.after')}
        >
          <Icon name="forth" />
        </Link>
      </div>
      <div className={css.days}>
        {days.map((one) => (
          <Link
            key={one}
            to={{ screen: 'week', ...place, day: one }}
            aria-current={one === day ? 'date' : undefined}
            aria-label={write.dayAndMonth(one)}
          >
            {write.dayOfWeek(one)} <b>{write.date(one)}</b>
          </Link>
        ))}
      </div>
    </nav>
  );
}

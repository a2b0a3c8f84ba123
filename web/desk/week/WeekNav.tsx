import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { buttonClass } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { addDays } from './days.ts';
import css from './WeekNav.module.css';

/** The week before, today and the week after; on a phone also the days of the week. */
export function WeekNav({ day, monday }: { day: string; monday: string | null }) {
  const say = useText();
  const write = useTime();
  const days = monday ? [0, 1, 2, 3, 4, 5, 6].map((i) => addDays(monday, i)) : [];
  return (
    <nav className={css.nav} aria-label={say('week.nav')}>
      <div className="row">
        <Link
          className={buttonClass('plain')}
          to={{ screen: 'week', day: addDays(day, -7) }}
          aria-label={say('week.before')}
        >
          <Icon name="back" />
        </Link>
        <Link className={buttonClass()} to={{ screen: 'week', day: null }}>
          {say('week.today')} <kbd>T</kbd>
        </Link>
        <Link
          className={buttonClass('plain')}
          to={{ screen: 'week', day: addDays(day, 7) }}
          aria-label={say('week.after')}
        >
          <Icon name="forth" />
        </Link>
      </div>
      <div className={css.days}>
        {days.map((one) => (
          <Link
            key={one}
            to={{ screen: 'week', day: one }}
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

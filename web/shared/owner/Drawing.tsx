import { useIntl } from 'react-intl';
import { classes } from '../ui/classes.ts';
import css from './Chart.module.css';
import { bars, labelled, lines, room } from './chart.ts';
import { isWeekend, longDay, shortDay } from './moment.ts';

interface Props {
  /** Oldest first; the last is today. */
  days: readonly { readonly date: string; readonly count: number }[];
}

/** A bar chart of the days, with grid lines and dates. The labels are HTML, so that they keep their size when the SVG shrinks. */
export function Drawing({ days }: Props) {
  const intl = useIntl();
  const counts = days.map(({ count }) => count);
  const heights = lines(Math.max(0, ...counts));
  const top = heights.at(-1) ?? 1;
  const drawn = bars(counts, top);
  const last = days.length - 1;
  const yOf = (height: number) => room.height * (1 - height / top);
  const middle = (i: number) => (i ? (drawn[i]?.x ?? 0) + (drawn[i]?.width ?? 0) / 2 : 0);
  const about = {
    from: longDay(intl, days[0]?.date ?? ''),
    to: longDay(intl, days[last]?.date ?? ''),
    least: Math.min(...counts),
    most: Math.max(...counts),
  };
  return (
    <div
      className={css.drawing}
      role="img"
      aria-label={intl.formatMessage({ id: 'owner.chartWords' }, about)}
    >
      <svg
        viewBox={`0 0 ${room.width} ${room.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {heights.map((height) => (
          <line key={height} x1={0} x2={room.width} y1={yOf(height)} y2={yOf(height)} />
        ))}
        {days.map(({ date, count }, i) => (
          <rect
            key={date}
            {...drawn[i]}
            className={classes(isWeekend(date) && css.weekend, i === last && css.today)}
          >
            <title>
              {intl.formatMessage(
                { id: 'owner.dayPageViews' },
                { date: shortDay(intl, date), count },
              )}
            </title>
          </rect>
        ))}
      </svg>
      {heights.map((height) => (
        <span key={height} className={css.height} style={{ top: share(yOf(height), room.height) }}>
          {height}
        </span>
      ))}
      {labelled(days.length).map((i) => (
        <span
          key={i}
          className={classes(css.date, i === 0 && css.first)}
          style={{ left: share(middle(i), room.width) }}
        >
          {shortDay(intl, days[i]?.date ?? '')}
        </span>
      ))}
    </div>
  );
}

function share(part: number, total: number): string {
  return `${(100 * part) / total}%`;
}

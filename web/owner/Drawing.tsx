import { useIntl } from 'react-intl';
import { classes } from '../ui/classes.ts';
import css from './Chart.module.css';
import { bars, lines, room, written } from './chart.ts';
import { isWeekend, longDay, shortDay } from './moment.ts';

interface Props {
  /** From the first to the last, which is today. */
  days: readonly { readonly date: string; readonly count: number }[];
}

/** A bar for each day over its date, before lines of even counts. */
export function Drawing({ days }: Props) {
  const intl = useIntl();
  const counts = days.map(({ count }) => count);
  const heights = lines(Math.max(0, ...counts));
  const top = heights.at(-1) ?? 1;
  const drawn = bars(counts, top);
  const last = days.length - 1;
  const about = {
    from: longDay(intl, days[0]?.date ?? ''),
    to: longDay(intl, days[last]?.date ?? ''),
    least: Math.min(...counts),
    most: Math.max(...counts),
  };
  return (
    <svg
      viewBox={`0 -14 ${room.width + 36} ${room.height + 42}`}
      role="img"
      aria-label={intl.formatMessage({ id: 'owner.chartWords' }, about)}
    >
      {heights.map((height) => (
        <Line key={height} height={height} y={room.height * (1 - height / top)} />
      ))}
      {days.map(({ date, count }, i) => (
        <rect
          key={date}
          {...drawn[i]}
          className={classes(isWeekend(date) && css.weekend, i === last && css.today)}
        >
          <title>
            {intl.formatMessage({ id: 'owner.dayVisits' }, { date: shortDay(intl, date), count })}
          </title>
        </rect>
      ))}
      {written(days.length).map((i) => (
        <text
          key={i}
          x={(drawn[i]?.x ?? 0) + (i === 0 ? 0 : (drawn[i]?.width ?? 0) / 2)}
          y={room.height + 22}
          textAnchor={i === 0 ? 'start' : 'middle'}
        >
          {shortDay(intl, days[i]?.date ?? '')}
        </text>
      ))}
    </svg>
  );
}

function Line({ height, y }: { height: number; y: number }) {
  return (
    <>
      <line x1={0} x2={room.width} y1={y} y2={y} />
      <text x={room.width + 8} y={y + 4}>
        {height}
      </text>
    </>
  );
}

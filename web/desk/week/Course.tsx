import { classes } from '../../shared/ui/classes.ts';
import { useText } from '../app/texts.ts';
import { isPast } from '../app/time.ts';
import css from './Course.module.css';

interface Props {
  /** The viewing times of a day, by the clock. */
  times: readonly { readonly start: string; readonly state: string }[];
  appointments: number;
}

const stateClasses: Record<string, string | undefined> = {
  APPOINTMENT: css.taken,
  BUSY: css.busy,
  PAST: css.past,
};

/** A day as a row of bricks, one for each viewing time, and how many are free as long as any is still to come. */
export function Course({ times, appointments }: Props) {
  const say = useText();
  if (times.length === 0) return <p className={css.free}>{say('week.shut')}</p>;
  const count = times.filter(({ state }) => state === 'FREE').length;
  const over = times.every(({ start }) => isPast(start));
  const free = over ? '' : say('week.freeTimes', { count });
  return (
    <>
      <div
        className={css.course}
        role="img"
        aria-label={[say('week.count', { count: appointments }), free].filter(Boolean).join(', ')}
      >
        {times.map(({ start, state }, at) => (
          <i
            key={start}
            className={classes(
              stateClasses[state],
              at > 0 && isBreak(times[at - 1]?.start, start) && css.after,
            )}
          />
        ))}
      </div>
      <p className={css.free} aria-hidden="true">
        {free}
      </p>
    </>
  );
}

/** Whether two times in a row have more than an hour between their beginnings, such as noon. */
const isBreak = (before: string | undefined, start: string) =>
  before !== undefined && Date.parse(start) - Date.parse(before) > 60 * 60_000;

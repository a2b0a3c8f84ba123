import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Chart_days$key } from '../__generated__/Chart_days.graphql.ts';
import css from './Chart.module.css';
import { DayTable } from './DayTable.tsx';
import { Drawing } from './Drawing.tsx';
import { Part } from './Part.tsx';

/** Visits day by day, the last one today: drawn, and as a table for who reads rather than sees. */
export function Chart(props: { days: Chart_days$key }) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const days = useFragment(
    graphql`
      fragment Chart_days on DayCount @relay(plural: true) {
        date
        count
        ...DayTable_days
      }
    `,
    props.days,
  );
  useEffect(() => {
    if (frame.current) frame.current.scrollLeft = frame.current.scrollWidth; // today first where there is no room for all
  }, []);
  return (
    <Part title={intl.formatMessage({ id: 'owner.lastDays' }, { count: days.length })}>
      <figure className={css.chart}>
        <div
          ref={frame}
          className={css.frame}
          role="region"
          aria-label={intl.formatMessage({ id: 'owner.chart' })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
          tabIndex={0}
        >
          <Drawing days={days} />
        </div>
        <figcaption>{intl.formatMessage({ id: 'owner.chartKey' })}</figcaption>
      </figure>
      <DayTable days={days} />
    </Part>
  );
}

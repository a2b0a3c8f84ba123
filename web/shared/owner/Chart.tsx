import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Chart_days$key } from '../../__generated__/Chart_days.graphql.ts';
import css from './Chart.module.css';
import { DayTable } from './DayTable.tsx';
import { Drawing } from './Drawing.tsx';
import { Part } from './Part.tsx';

/** Page views by day up to today, as a chart and, for who cannot see that, as a table. */
export function Chart(props: { days: Chart_days$key }) {
  const intl = useIntl();
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
  return (
    <Part title={intl.formatMessage({ id: 'owner.lastDays' }, { count: days.length })}>
      <figure className={css.chart}>
        <Drawing days={days} />
        <figcaption>{intl.formatMessage({ id: 'owner.chartKey' })}</figcaption>
      </figure>
      <DayTable days={days} />
    </Part>
  );
}

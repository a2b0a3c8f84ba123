import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DayTable_days$key } from '../../__generated__/DayTable_days.graphql.ts';
import { grouped } from '../ui/figures.ts';
import css from './DayTable.module.css';
import { fullDay } from './moment.ts';

/** Page views by day in a table, the latest first. */
export function DayTable(props: { days: DayTable_days$key }) {
  const intl = useIntl();
  const days = useFragment(
    graphql`
      fragment DayTable_days on DayCount @relay(plural: true) {
        date
        count
      }
    `,
    props.days,
  );
  return (
    <details className={css.table}>
      <summary>{intl.formatMessage({ id: 'owner.asTable' })}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage({ id: 'owner.day' })}</th>
            <th scope="col">{intl.formatMessage({ id: 'owner.pageViews' })}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, count }) => (
            <tr key={date}>
              <th scope="row">{fullDay(intl, date)}</th>
              <td>{grouped(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Figures_visits$key } from '../../__generated__/Figures_visits.graphql.ts';
import { grouped } from '../ui/figures.ts';
import css from './Figures.module.css';

/** How often the property's page was viewed (specification section 3, owner stats). */
export function Figures(props: { visits: Figures_visits$key }) {
  const intl = useIntl();
  const { today, week, previousWeek, month, total } = useFragment(
    graphql`
      fragment Figures_visits on VisitCounts {
        today
        week
        previousWeek
        month
        total
      }
    `,
    props.visits,
  );
  const more = week - previousWeek;
  const compared = more === 0 ? 'owner.same' : more > 0 ? 'owner.more' : 'owner.fewer';
  return (
    <section aria-label={intl.formatMessage({ id: 'owner.pageViews' })}>
      <dl className={css.figures}>
        <div>
          <dt>{intl.formatMessage({ id: 'owner.today' })}</dt>
          <dd>{grouped(today)}</dd>
        </div>
        <div>
          <dt>{intl.formatMessage({ id: 'owner.week' })}</dt>
          <dd>
            {grouped(week)}{' '}
            <small>{intl.formatMessage({ id: compared }, { count: Math.abs(more) })}</small>
          </dd>
        </div>
        <div>
          <dt>{intl.formatMessage({ id: 'owner.month' })}</dt>
          <dd>{grouped(month)}</dd>
        </div>
        <div>
          <dt>{intl.formatMessage({ id: 'owner.total' })}</dt>
          <dd>{grouped(total)}</dd>
        </div>
      </dl>
    </section>
  );
}

import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DemandLink_demand$key } from '../../__generated__/DemandLink_demand.graphql.ts';
import type { DemandLink_query$key } from '../../__generated__/DemandLink_query.graphql.ts';
import { paths } from '../../app/router/paths.ts';
import { useRouter } from '../../app/router/useRouter.ts';
import { FormFrame } from '../../components/form/FormFrame.tsx';
import { textOf } from '../../components/form/fieldLabel.ts';
import { Crumbs } from '../../components/ui/Crumbs.tsx';
import { dayMonthYear } from '../../components/ui/figures.ts';
import { DemandActions } from './DemandActions.tsx';
import { DemandChange } from './DemandChange.tsx';
import { isLeaving } from './linkAddress.ts';
import css from './links.module.css';

interface Props {
  demand: DemandLink_demand$key;
  query: DemandLink_query$key;
  token: string;
}

/** A registered demand: whether its emails are sent, and every action on it. */
export function DemandLink({ token, ...props }: Props) {
  const intl = useIntl();
  const { languages, location } = useRouter();
  const query = useFragment(
    graphql`
      fragment DemandLink_query on Query @argumentDefinitions(language: { type: "Language!" }) {
        site(language: $language) {
          ...FormFrame_site
        }
        ...DemandChange_query @arguments(language: $language)
      }
    `,
    props.query,
  );
  const demand = useFragment(
    graphql`
      fragment DemandLink_demand on Demand {
        state
        matching
        expiresAt
        ...DemandChange_demand
      }
    `,
    props.demand,
  );
  const { state, matching, expiresAt } = demand;
  const about = { count: matching, date: dayMonthYear(expiresAt) };
  const leaving = isLeaving(location.search);
  const title = textOf(intl, `form.link.${leaving ? 'endDemand.title' : `demand.${state}`}`);
  const text = leaving ? 'form.link.endDemand.text' : texts[state as keyof typeof texts];
  return (
    <FormFrame
      site={query.site}
      title={title}
      text={intl.formatMessage({ id: text }, about)}
      aside={<p>{intl.formatMessage({ id: 'form.link.demand.matching' }, about)}</p>}
      crumbs={<Crumbs here={title} />}
      paths={paths('demand', languages)}
      keep={location.search}
    >
      <div className={css.links}>
        <DemandActions state={state} token={token} leaving={leaving} />
        <DemandChange demand={demand} query={query} token={token} />
      </div>
    </FormFrame>
  );
}

const texts = {
  PENDING: 'form.link.demand.pendingText',
  ACTIVE: 'form.link.demand.activeText',
  PAUSED: 'form.link.demand.pausedText',
} as const;

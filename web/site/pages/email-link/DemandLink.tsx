import { useIntl } from 'react-intl';
import type { DemandLink_demand$key } from '../../../__generated__/DemandLink_demand.graphql.ts';
import type { DemandLink_query$key } from '../../../__generated__/DemandLink_query.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { textOf } from '../../../shared/form/fields/fieldLabel.ts';
import { paths } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { dayMonthYear } from '../../../shared/ui/figures.ts';
import { FormFrame } from '../../layout/FormFrame.tsx';
import { isLeaving } from '../../link/linkAddress.ts';
import css from '../../link/links.module.css';
import { DemandActions } from './DemandActions.tsx';
import { DemandChange } from './DemandChange.tsx';
import { WatchedProperty } from './WatchedProperty.tsx';

interface Props {
  demand: DemandLink_demand$key;
  query: DemandLink_query$key;
  token: string;
}

/** A demand for a search or for one property: whether its emails are sent, and every action on it. */
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
      fragment DemandLink_demand on Demand @argumentDefinitions(language: { type: "Language!" }) {
        state
        matching
        expiresAt
        watches
        home(language: $language) {
          ...WatchedProperty_property
        }
        ...DemandChange_demand
      }
    `,
    props.demand,
  );
  const { state, matching, expiresAt, home } = demand;
  const about = { count: matching, date: dayMonthYear(expiresAt) };
  const leaving = isLeaving(location.search);
  const words = (part: string) => textOf(intl, `form.link.${part}`, about);
  const watching = demand.watches != null;
  const kind = watching ? 'watch' : 'demand';
  const [title, text] = leaving
    ? [
        words(watching ? 'endWatch.title' : 'endDemand.title'),
        words(watching ? 'endWatch.text' : 'endDemand.text'),
      ]
    : [words(`${kind}.${state}`), words(`${kind}.${texts[state as keyof typeof texts]}`)];
  return (
    <FormFrame
      site={query.site}
      title={title}
      text={text}
      aside={
        watching ? home && <WatchedProperty property={home} /> : <p>{words('demand.matching')}</p>
      }
      crumbs={<Crumbs here={title} />}
      paths={paths('demand', languages)}
      search={location.search}
    >
      <div className={css.links}>
        <DemandActions state={state} token={token} watching={watching} leaving={leaving} />
        {!watching && <DemandChange demand={demand} query={query} token={token} />}
      </div>
    </FormFrame>
  );
}

const texts = {
  PENDING: 'pendingText',
  ACTIVE: 'activeText',
  PAUSED: 'pausedText',
} as const;

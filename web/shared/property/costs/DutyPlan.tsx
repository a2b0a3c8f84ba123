import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type {
  DutyPlan_duties$data,
  DutyPlan_duties$key,
} from '../../../__generated__/DutyPlan_duties.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { repeated } from '../../answer/repeated.tsx';
import { Day } from '../../ui/Day.tsx';
import css from './DutyPlan.module.css';
import source from './Source.module.css';
import { hostOf, Source } from './Source.tsx';

type Duty = DutyPlan_duties$data[number];

/** What the law asks, as a plan: by when, what, and where one reads it. */
export function DutyPlan(props: { duties: DutyPlan_duties$key }) {
  const duties = useFragment(
    graphql`
      fragment DutyPlan_duties on Duty @relay(plural: true) {
        id
        kind
        name
        text
        by
        year
        years
        moment
        found
        known
        since
        official
        sources
        checked
      }
    `,
    props.duties,
  );
  return (
    <ol className={css.plan}>
      {duties.map((duty) => (
        <Step key={duty.id} duty={duty} />
      ))}
    </ol>
  );
}

/** Homes of the same age have the same duties. */
const Step = repeated('Duty', DutyStep);

function DutyStep({ duty }: { duty: Duty }) {
  const intl = useIntl();
  return (
    <li>
      <b>{whenOf(duty, intl)}</b>
      <div>
        <strong>{duty.name}</strong>
        <p>
          {duty.text}
          {duty.found &&
            ` ${intl.formatMessage({ id: 'property.duty.found' }, { found: duty.found })}`}
        </p>
        {duty.known && <Source {...duty} />}
        <small className={source.source}>
          <a href={duty.official} rel="nofollow noreferrer">
            {intl.formatMessage({ id: 'property.duty.official' }, { host: hostOf(duty.official) })}
          </a>
        </small>
      </div>
    </li>
  );
}

/** What the day of a duty means: a certificate or report is valid until then, a rent is indexed from then, the rest is done by then. */
const ofDay: Partial<Record<Duty['kind'], 'property.duty.valid' | 'property.duty.from'>> = {
  CERTIFICATE: 'property.duty.valid',
  FLOOD: 'property.duty.valid',
  INDEXATION: 'property.duty.from',
};

/** When: a day, a year, or so many years after the deed. */
function whenOf({ kind, by, year, years, moment, known }: Duty, intl: IntlShape): ReactNode {
  if (by) {
    const id = ofDay[kind] ?? 'property.duty.by';
    return intl.formatMessage({ id }, { date: <Day key="by" date={by} /> });
  }
  if (year) return intl.formatMessage({ id: 'property.duty.year' }, { year: String(year) });
  if (years) return intl.formatMessage({ id: 'property.duty.years' }, { years });
  if (moment) return moment;
  return intl.formatMessage({ id: known ? 'property.duty.noDay' : 'property.cost.unknown' });
}

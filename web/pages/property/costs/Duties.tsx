import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  Duties_estimate$data,
  Duties_estimate$key,
} from '../../../__generated__/Duties_estimate.graphql.ts';
import { Day } from '../../../components/ui/Day.tsx';
import { DetailSection } from '../details/DetailSection.tsx';
import { buyerIn } from './buyer.ts';
import css from './Costs.module.css';
import { hostOf, Source } from './Source.tsx';

type Duty = Duties_estimate$data['duties'][number];

/** What the law asks of who buys or owns the property, as a dated plan; nothing where it asks nothing. */
export function Duties({
  search,
  ...props
}: {
  estimate: Duties_estimate$key;
  /** The query string of the page: it prints with the plan once something was calculated. */
  search: string;
}) {
  const intl = useIntl();
  const estimate = useFragment(
    graphql`
      fragment Duties_estimate on Estimate {
        duties {
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
      }
    `,
    props.estimate,
  );
  if (estimate.duties.length === 0) return null;
  return (
    <DetailSection
      id="duties"
      title={intl.formatMessage({ id: 'property.duties' })}
      className={buyerIn(search) ? undefined : css.unasked}
    >
      <p className={css.intro}>{intl.formatMessage({ id: 'property.duty.intro' })}</p>
      <ol className={css.plan}>
        {estimate.duties.map((duty) => (
          <li key={duty.id}>
            <b>{whenOf(duty, intl)}</b>
            <div>
              <strong>{duty.name}</strong>
              <p>
                {duty.text}
                {duty.found &&
                  ` ${intl.formatMessage({ id: 'property.duty.found' }, { found: duty.found })}`}
              </p>
              {duty.known && <Source {...duty} />}
              <small className={css.source}>
                <a href={duty.official} rel="nofollow noreferrer">
                  {intl.formatMessage(
                    { id: 'property.duty.official' },
                    { host: hostOf(duty.official) },
                  )}
                </a>
              </small>
            </div>
          </li>
        ))}
      </ol>
    </DetailSection>
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

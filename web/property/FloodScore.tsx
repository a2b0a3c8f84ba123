import { type IntlShape, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  FloodScore_legal$data,
  FloodScore_legal$key,
} from '../__generated__/FloodScore_legal.graphql.ts';
import { dayMonthYear } from '../ui/figures.ts';
import { DetailSection } from './DetailSection.tsx';
import css from './FloodScore.module.css';
import { words } from './specificationRow.ts';

/** What is known of water; nothing when nothing is stated. Source: Flemish decree on flood information. */
export function FloodScore(props: { legal: FloodScore_legal$key }) {
  const intl = useIntl();
  const legal = useFragment(
    graphql`
      fragment FloodScore_legal on Legal {
        floodRisk
        floodZone
        riverbankZone
        gScore
        pScore
        floodReportDate
      }
    `,
    props.legal,
  );
  const scores = [
    { name: intl.formatMessage({ id: 'property.flood.plot' }), score: legal.pScore },
    { name: intl.formatMessage({ id: 'property.flood.building' }), score: legal.gScore },
  ].filter(({ score }) => score != null);
  const says = sentences(legal, intl);
  if (scores.length === 0 && says.length === 0) return null;
  return (
    <DetailSection id="water" title={intl.formatMessage({ id: 'property.flood' })}>
      {scores.length > 0 && (
        <div className={css.flood}>
          {scores.map(({ name, score }) => (
            <div key={name} data-score={score}>
              <b>{score}</b>
              <strong>{name}</strong>
              <span>{words('FloodScore', score, intl)}</span>
            </div>
          ))}
        </div>
      )}
      {says.length > 0 && <p className={`small soft ${css.line}`}>{says.join(' ')}</p>}
    </DetailSection>
  );
}

function sentences(legal: FloodScore_legal$data, intl: IntlShape): string[] {
  const { floodRisk, floodReportDate: date, floodZone, riverbankZone } = legal;
  const says: string[] = [];
  if (date)
    says.push(intl.formatMessage({ id: 'property.flood.report' }, { date: dayMonthYear(date) }));
  const risk = words('FloodRisk', floodRisk, intl);
  if (risk) says.push(intl.formatMessage({ id: 'property.flood.risk' }, { risk }));
  if (floodZone === false && riverbankZone === false) {
    says.push(intl.formatMessage({ id: 'property.flood.noZone' }));
  }
  if (floodZone) says.push(intl.formatMessage({ id: 'property.flood.zone' }));
  if (riverbankZone) says.push(intl.formatMessage({ id: 'property.flood.riverbank' }));
  return says;
}

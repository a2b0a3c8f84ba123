import { useIntl } from 'react-intl';
import type { FloodScore_legal$key } from '../../../__generated__/FloodScore_legal.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { DetailRows } from './DetailRows.tsx';
import { DetailSection } from './DetailSection.tsx';
import type { Detail } from './detail.ts';
import css from './FloodScore.module.css';
import { FloodSymbol } from './FloodSymbol.tsx';

interface Props {
  legal: FloodScore_legal$key;
  /** The flood group of the details. */
  details: readonly Detail[];
}

/**
 * Flood information; nothing without details. The scores of plot and building stand out, and a score D has the symbol that
 * the law requires. Source: Flemish decree on flood information.
 */
export function FloodScore({ details, ...props }: Props) {
  const intl = useIntl();
  const legal = useFragment(
    graphql`
      fragment FloodScore_legal on Legal {
        pScore
        gScore
      }
    `,
    props.legal,
  );
  if (details.length === 0) return null;
  const scoreOf: Record<string, string | null | undefined> = {
    'legal.pScore': legal.pScore,
    'legal.gScore': legal.gScore,
  };
  const scores = details.filter(({ name }) => scoreOf[name]);
  const rest = details.filter(({ name }) => !scoreOf[name]);
  return (
    <DetailSection id="water" title={intl.formatMessage({ id: 'property.flood' })}>
      {scores.length > 0 && (
        <dl className={css.flood}>
          {scores.map(({ name, label, value }) => (
            <div key={name} data-score={scoreOf[name]}>
              <dt>{label}</dt>
              <dd>
                <b>{scoreOf[name]}</b> <span>{value}</span>
                {scoreOf[name] === 'D' && <FloodSymbol />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rest.length > 0 && (
        <div className={css.rows}>
          <DetailRows details={rest} />
        </div>
      )}
    </DetailSection>
  );
}

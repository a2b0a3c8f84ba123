import { type IntlShape, useIntl } from 'react-intl';
import type { Stops_stops$key } from '../../../__generated__/Stops_stops.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { Day } from '../../ui/Day.tsx';
import css from './Around.module.css';
import { metres } from './distance.ts';
import { labels } from './words.ts';

/** The stops of public transport near a place, closed until they are chosen; nothing when there are none. */
export function Stops(props: { stops: Stops_stops$key }) {
  const intl = useIntl();
  const t = labels(intl);
  const stops = useFragment(
    graphql`
      fragment Stops_stops on TransitStop @relay(plural: true) {
        name
        distance
        lines {
          name
          kind
          operator
          colour
          textColour
        }
        source {
          name
          read
          until
        }
      }
    `,
    props.stops,
  );
  if (stops.length === 0) return null;
  const sources = new Map(stops.map(({ source }) => [source.name, source]));
  return (
    <details className={css.stops}>
      <summary>
        <h3>{t('property.around.stops')}</h3>
        <span className="small soft">
          {stops[0]?.name}, {metres(stops[0]?.distance ?? 0)}
        </span>
      </summary>
      <ul className={css.list}>
        {stops.map(({ name, distance, lines, source }) => (
          <li key={`${source.name} ${name}`}>
            <span>
              {name} <span className="soft">{metres(distance)}</span>
            </span>
            <ul className={css.lines}>
              {lines.map(({ name, kind, operator, colour, textColour }) => (
                <li
                  key={`${operator} ${kind} ${name}`}
                  title={operator}
                  style={
                    colour && textColour
                      ? { backgroundColor: colour, color: textColour }
                      : undefined
                  }
                >
                  {kindOf(kind, intl)} {name}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {[...sources.values()].map(({ name, read, until }) => (
        <p key={name} className="small soft">
          {intl.formatMessage({ id: 'property.around.source' }, { name })} <Day date={read} />
          {until && (
            <>
              {t('property.around.until')} <Day date={until} />
            </>
          )}
        </p>
      ))}
    </details>
  );
}

/** What runs on a line; "line" for a kind that this version of the app does not know. */
function kindOf(kind: string, intl: IntlShape): string {
  const id = `property.around.kind.${kind}` as 'property.around.kind.OTHER';
  return intl.formatMessage({ id: id in intl.messages ? id : 'property.around.kind.OTHER' });
}

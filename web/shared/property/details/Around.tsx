import { type IntlShape, useIntl } from 'react-intl';
import type { Around_property$key } from '../../../__generated__/Around_property.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { Day } from '../../ui/Day.tsx';
import css from './Around.module.css';
import { metres } from './distance.ts';
import { WayTo } from './WayTo.tsx';
import { labels } from './words.ts';

/** What is around a property: the way to a place that the visitor names, and the stops of public transport. */
export function Around({
  search,
  ...props
}: {
  property: Around_property$key;
  /** The query string of the page, which may name a place. */
  search: string;
}) {
  const intl = useIntl();
  const t = labels(intl);
  const property = useFragment(
    graphql`
      fragment Around_property on Property {
        stops(first: 6) {
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
        ...WayTo_property
      }
    `,
    props.property,
  );
  const { stops } = property;
  const sources = new Map(stops.map(({ source }) => [source.name, source]));
  return (
    <>
      <WayTo property={property} search={search} />
      {stops.length > 0 && (
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
      )}
    </>
  );
}

/** What runs on a line; "line" for a kind that this version of the app does not know. */
function kindOf(kind: string, intl: IntlShape): string {
  const id = `property.around.kind.${kind}` as 'property.around.kind.OTHER';
  return intl.formatMessage({ id: id in intl.messages ? id : 'property.around.kind.OTHER' });
}

import { useIntl } from 'react-intl';
import type { ResultsMap_properties$key } from '../../../__generated__/ResultsMap_properties.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { type Filter, filterSearch } from '../../../shared/list/filter.ts';
import type { ListKind } from '../../../shared/list/filterVariables.ts';
import type { Circle } from '../../../shared/map/area.ts';
import { MapFrame } from '../../../shared/map/host/MapFrame.tsx';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { grouped } from '../../../shared/ui/figures.ts';
import { useSame } from '../../../shared/ui/useSame.ts';
import css from './ResultsMap.module.css';
import { none, useMapPins } from './useMapPins.ts';
import { useNearPins } from './useNearPins.ts';

export interface ResultsMapProps {
  kind: ListKind;
  /** The address of the list without a filter. */
  list: string;
  filter: Filter;
  properties: ResultsMap_properties$key;
  /** The number of the property whose pin is highlighted. */
  marked: number | null;
}

/**
 * The properties of a list on a map; where there are many, those near what it shows. Drawing an area and moving the map become conditions
 * of the list.
 */
export function ResultsMap({ kind, list, filter, marked, ...props }: ResultsMapProps) {
  const intl = useIntl();
  const { navigate } = useRouter();
  const {
    totalCount: count,
    nodes,
    circles,
    pins,
  } = useFragment(
    graphql`
      fragment ResultsMap_properties on PropertyConnection
      @argumentDefinitions(map: { type: "Boolean!" }) {
        totalCount
        nodes {
          number
        }
        circles @include(if: $map) {
          latitude
          longitude
          kilometres
        }
        pins(zoom: 15) @include(if: $map) {
          ...useMapPins_pins
        }
      }
    `,
    props.properties,
  );
  const mapPins = useMapPins(pins ?? none);
  const { near, onSeen } = useNearPins(kind, filter, mapPins);
  const apply = (change: Partial<Filter>) =>
    navigate(list + filterSearch({ ...filter, page: 1, ...change }), {
      replace: true,
      scroll: false,
    });
  return (
    <MapFrame
      className={css.frame}
      pins={useSame(mapPins)}
      near={near}
      onSeen={onSeen}
      label={intl.formatMessage({ id: 'list.map' }, { count, total: grouped(count) })}
      circles={useSame(circles ?? noCircles)}
      area={filter.area ?? filter.bounds}
      marked={marked}
      onSelect={(chosen) => bring(nodes.findIndex(isIn(chosen)))}
      onMoved={(bounds) => apply({ bounds: { kind: 'bounds', ...bounds } })}
      onDrawn={(points) => apply({ area: points && { kind: 'polygon', points } })}
    />
  );
}

const noCircles: readonly Circle[] = [];

const isIn =
  (chosen: readonly number[]) =>
  ({ number }: { readonly number: number }) =>
    chosen.includes(number);

/** Brings the card at a place of the list into view and outlines it, and no other one; -1 for none. */
function bring(at: number): void {
  const all = [...document.querySelectorAll('main article')];
  for (const [i, card] of all.entries()) card.toggleAttribute('data-chosen', i === at);
  all[at]?.scrollIntoView({ block: 'nearest' });
}

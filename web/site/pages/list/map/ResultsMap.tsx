import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ResultsMap_properties$key } from '../../../../__generated__/ResultsMap_properties.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { type Filter, filterSearch, withoutView } from '../../../../shared/list/filter.ts';
import type { ListKind } from '../../../../shared/list/filterVariables.ts';
import { MapFrame } from '../../../../shared/map/host/MapFrame.tsx';
import { useRouter } from '../../../../shared/router/useRouter.ts';
import { grouped } from '../../../../shared/ui/figures.ts';
import { useMedia } from '../../../../shared/ui/useMedia.ts';
import { useSame } from '../../../../shared/ui/useSame.ts';
import css from './ResultsMap.module.css';
import { SeenCards } from './SeenCards.tsx';
import { useAllPins } from './useAllPins.ts';
import { useChosenPhotos } from './useChosenPhotos.ts';
import { useListPlace } from './useListPlace.ts';
import { useNearPins } from './useNearPins.ts';
import { useOwn } from './useOwn.ts';

export { loadOwnTexts as loadTexts } from '../../../../shared/map/host/useOwnTexts.ts';

export interface ResultsMapProps {
  kind: ListKind;
  /** The address of the list without a filter. */
  list: string;
  filter: Filter;
  properties: ResultsMap_properties$key;
  /** The number of the property whose card is pointed at or has the focus. */
  marked: number | null;
}

/**
 * The properties of a list on a map; where there are many, those near what it shows. The list follows the map: what it shows, or an area
 * that is drawn on it, is the list's. Choosing a pin whose card stands beside the map chooses the card.
 */
export function ResultsMap({ kind, list, filter, marked, ...props }: ResultsMapProps) {
  const intl = useIntl();
  const { navigate, pending } = useRouter();
  const [chosen, setChosen] = useState<number | null>(null);
  const isFollowing = useRef(false); // the page that is loading is the list of where the map moved
  const properties = useFragment(
    graphql`
      fragment ResultsMap_properties on PropertyConnection
      @argumentDefinitions(map: { type: "Boolean!" }) {
        nodes {
          number
        }
        circles {
          latitude
          longitude
          kilometres
        }
        ...SeenCards_properties
        pins(zoom: 15) @include(if: $map) {
          ...useMapPins_pins
        }
      }
    `,
    props.properties,
  );
  const { nodes, circles, pins } = properties;
  const conditions = withoutView(filter);
  const mapPins = useSame(useAllPins(kind, conditions, pins));
  const { near, onSeen } = useNearPins(kind, conditions, mapPins);
  const count = mapPins.reduce((sum, pin) => sum + pin.count, 0);
  const numbers = useSame(nodes.map(({ number }) => number));
  const hasStrip = useMedia('(width < 60rem)') && filter.view === 'map';
  const beside = filter.view === 'both' || hasStrip ? numbers : none;
  const photos = useChosenPhotos(chosen !== null && beside.includes(chosen) ? null : chosen);
  const at = Math.max(hasStrip ? 0 : -1, numbers.indexOf(chosen ?? 0));
  const apply = (change: Partial<Filter>) => {
    isFollowing.current = true;
    navigate(list + filterSearch({ ...filter, page: 1, ...change }), {
      replace: true,
      scroll: false,
    });
  };
  useLayoutEffect(() => {
    if (!pending) isFollowing.current = false;
  }, [pending]);
  useListPlace(filter.bounds);
  useOutline(filter.view === 'both' ? at : -1, numbers);
  return (
    <>
      <MapFrame
        className={css.frame}
        pins={mapPins}
        near={near}
        beside={beside}
        own={useOwn()}
        photos={photos}
        screen
        onSeen={onSeen}
        label={intl.formatMessage({ id: 'list.map' }, { count, total: grouped(count) })}
        circles={useSame(circles)}
        area={filter.area ?? filter.bounds}
        marked={marked ?? numbers[at] ?? null}
        onSelect={([first = null]) => {
          setChosen(first);
          cardsBeside(numbers)[numbers.indexOf(first ?? 0)]?.scrollIntoView({ block: 'nearest' });
        }}
        onMoved={(bounds) => {
          // another choice of the visitor's is on its way: the map reports again once it has come
          if (pending && !isFollowing.current) return;
          apply({ bounds: { kind: 'bounds', ...bounds } });
        }}
        onDrawn={(points) =>
          apply({ area: points && { kind: 'polygon', points }, ...(points && { bounds: null }) })
        }
      />
      {hasStrip && (
        <SeenCards
          properties={properties}
          to={list + filterSearch({ ...filter, view: 'list' })}
          chosen={numbers[at] ?? null}
          onChoose={setChosen}
        />
      )}
    </>
  );
}

const none: readonly number[] = [];

/** Outlines the card at a place of the list, and no other one; -1 for none. */
function useOutline(at: number, numbers: readonly number[]): void {
  useLayoutEffect(() => {
    for (const [i, card] of cardsBeside(numbers).entries())
      card.toggleAttribute('data-chosen', i === at);
  }, [at, numbers]);
}

/** The cards of these properties beside the map. */
function cardsBeside({ length }: readonly number[]): Element[] {
  return [...document.querySelectorAll('main [data-list] > article')].slice(0, length);
}

import { useState } from 'react';
import type { useNearPinsQuery } from '../../../../__generated__/useNearPinsQuery.graphql.ts';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { useAnswer } from '../../../../shared/answer/useAnswer.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { graphLanguage } from '../../../../shared/i18n/languages.ts';
import type { Filter } from '../../../../shared/list/filter.ts';
import { graphFilter, type ListKind } from '../../../../shared/list/filterVariables.ts';
import type { Seen } from '../../../../shared/map/host/useMapFrame.ts';
import type { MapPin } from '../../../../shared/map/message.ts';
import { none, useMapPins } from './useMapPins.ts';

const query = graphql`
  query useNearPinsQuery(
    $language: Language!
    $filter: PropertyFilter
    $bounds: BoundsInput!
    $zoom: Int!
  ) {
    properties(language: $language, filter: $filter) {
      pins(bounds: $bounds, zoom: $zoom) {
        ...useMapPins_pins
      }
    }
  }
`;

/**
 * The pins near what a map shows, when the list has groups; null until they have loaded. While the map moves the earlier pins stay until
 * the next ones have loaded.
 */
export function useNearPins(kind: ListKind, filter: Filter, all: readonly MapPin[]) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [near, setNear] = useState({ of: '', pins: [] as readonly MapPin[] });
  const language = graphLanguage(useLanguage());
  const graph = graphFilter(kind, filter);
  const isNeeded = seen !== null && all.some(({ property }) => property === null);
  const { answer, waiting } = useAnswer<useNearPinsQuery>(
    query,
    isNeeded ? { language, filter: graph, ...seen } : null,
    0,
  );
  const pins = useMapPins(answer?.properties.pins ?? none);
  const onSeen = ({ bounds, zoom }: Seen) => setSeen({ bounds, zoom });
  const of = JSON.stringify(graph);
  if (answer && !waiting && near.pins !== pins) setNear({ of, pins });
  return { near: isNeeded && near.of === of ? near.pins : null, onSeen };
}

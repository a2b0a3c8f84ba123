import { useState } from 'react';
import type { useAllPinsQuery } from '../../../../__generated__/useAllPinsQuery.graphql.ts';
import type { useMapPins_pins$key } from '../../../../__generated__/useMapPins_pins.graphql.ts';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { useAnswer } from '../../../../shared/answer/useAnswer.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { graphLanguage } from '../../../../shared/i18n/languages.ts';
import type { Filter } from '../../../../shared/list/filter.ts';
import { graphFilter, type ListKind } from '../../../../shared/list/filterVariables.ts';
import type { MapPin } from '../../../../shared/map/message.ts';
import { none, useMapPins } from './useMapPins.ts';

const query = graphql`
  query useAllPinsQuery($language: Language!, $filter: PropertyFilter) {
    properties(language: $language, filter: $filter) {
      pins(zoom: 15) {
        ...useMapPins_pins
      }
    }
  }
`;

/**
 * The pins of all properties with these conditions. They come with the list, but not once it has what the map shows: the earlier ones stay
 * then, and an address that begins so asks for them.
 */
export function useAllPins(
  kind: ListKind,
  conditions: Filter,
  own: useMapPins_pins$key | null | undefined,
): readonly MapPin[] {
  const language = graphLanguage(useLanguage());
  const filter = graphFilter(kind, conditions);
  const of = JSON.stringify(filter);
  const [before, setBefore] = useState({ of: '', pins: none });
  if (own && before.pins !== own) setBefore({ of, pins: own });
  const isKnown = own != null || before.of === of;
  const { answer } = useAnswer<useAllPinsQuery>(query, isKnown ? null : { language, filter }, 0);
  return useMapPins(own ?? (isKnown ? before.pins : (answer?.properties.pins ?? none)));
}

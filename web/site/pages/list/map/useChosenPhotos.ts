import { useMemo } from 'react';
import type { useChosenPhotosQuery } from '../../../../__generated__/useChosenPhotosQuery.graphql.ts';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { useAnswer } from '../../../../shared/answer/useAnswer.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { graphLanguage } from '../../../../shared/i18n/languages.ts';
import type { MapFrameProps } from '../../../../shared/map/host/useMapFrame.ts';

const query = graphql`
  query useChosenPhotosQuery($language: Language!, $number: Int!) {
    property(language: $language, number: $number) {
      number
      photos(first: 5) {
        url
        width
        height
        alt
      }
    }
  }
`;

/** The photos of the property whose pin was chosen, for the card that the map opens; null for none and until they have loaded. */
export function useChosenPhotos(
  number: number | null,
): NonNullable<MapFrameProps['photos']> | null {
  const language = graphLanguage(useLanguage());
  const { answer } = useAnswer<useChosenPhotosQuery>(
    query,
    number === null ? null : { language, number },
    0,
  );
  const property = answer?.property;
  return useMemo(
    () => (property ? { number: property.number, photos: [...property.photos] } : null),
    [property],
  );
}

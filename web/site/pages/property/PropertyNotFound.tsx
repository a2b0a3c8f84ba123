import { useIntl } from 'react-intl';
import type { OtherProperties_properties$key } from '../../../__generated__/OtherProperties_properties.graphql.ts';
import { SearchForm } from '../../../shared/search/SearchForm.tsx';
import { Screen } from '../../../shared/ui/Screen.tsx';
import { OtherProperties } from './OtherProperties.tsx';

interface Props {
  /** Properties to look at instead. */
  others: OtherProperties_properties$key;
}

/**
 * 404 for a number that never was on this site, with a search form and other properties. It does not depend on the number, so
 * that one page is cached for all.
 */
export function PropertyNotFound({ others }: Props) {
  const intl = useIntl();
  return (
    <>
      <Screen
        title={intl.formatMessage({ id: 'property.notFound' })}
        text={intl.formatMessage({ id: 'property.notFoundText' })}
        search={<SearchForm plain />}
      />
      <OtherProperties properties={others} goal="SALE" />
    </>
  );
}

import { useIntl } from 'react-intl';
import type { OtherProperties_properties$key } from '../../__generated__/OtherProperties_properties.graphql.ts';
import { SearchForm } from '../../components/search/SearchForm.tsx';
import { Screen } from '../../components/ui/Screen.tsx';
import { OtherProperties } from './OtherProperties.tsx';

interface Props {
  /** Homes to look at instead. */
  others: OtherProperties_properties$key;
}

/** A reference number that never was on this site. The page is the same for every such number. It has a way to search on, and homes that are. */
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

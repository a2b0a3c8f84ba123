import { useIntl } from 'react-intl';
import { SearchForm } from '../search/SearchForm.tsx';
import { Screen } from '../ui/Screen.tsx';

/** A reference number that never was on this site, and a way to search on. */
export function PropertyNotFound({ number }: { number: number }) {
  const intl = useIntl();
  return (
    <Screen
      title={intl.formatMessage({ id: 'property.notFound' })}
      text={intl.formatMessage({ id: 'property.notFoundText' }, { number: String(number) })}
      search={<SearchForm plain />}
    />
  );
}

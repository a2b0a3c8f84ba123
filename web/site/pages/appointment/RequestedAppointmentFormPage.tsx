import { useIntl } from 'react-intl';
import type { RequestedAppointmentFormPageQuery } from '../../../__generated__/RequestedAppointmentFormPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { momentWithin } from '../../../shared/i18n/dayWords.ts';
import { Link } from '../../../shared/router/Link.tsx';
import type { PageProps } from '../../../shared/router/page.ts';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { Thanks } from '../../layout/Thanks.tsx';
import { momentIn } from './requestedAppointment.ts';

export const query = graphql`
  query RequestedAppointmentFormPageQuery($language: Language!, $number: Int!) {
    site(language: $language) {
      ...Thanks_site
    }
    property(number: $number, language: $language) {
      path
      title
      typeName
      city {
        displayName
      }
    }
  }
`;

/**
 * Thanks for a requested appointment, with its moment and property. Both come from the address, which anybody can write: the
 * page says what was requested, never that it is confirmed, and of the property only what is public.
 */
export function RequestedAppointmentFormPage({
  data,
  location,
}: PageProps<RequestedAppointmentFormPageQuery>) {
  const intl = useIntl();
  const { site, property } = data;
  const moment = momentIn(location.search);
  return (
    <Thanks site={site} page={location.page}>
      {moment && property && (
        <Notice icon="calendar">
          {intl.formatMessage({ id: 'thanks.appointment' })}{' '}
          <strong>{momentWithin(intl, moment)}</strong>
          <br />
          <Link to={property.path}>
            {property.title || property.typeName}, {property.city.displayName}
          </Link>
        </Notice>
      )}
    </Thanks>
  );
}

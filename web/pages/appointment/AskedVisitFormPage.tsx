import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { AskedVisitFormPageQuery } from '../../__generated__/AskedVisitFormPageQuery.graphql.ts';
import { Link } from '../../app/router/Link.tsx';
import type { PageProps } from '../../app/router/page.ts';
import { Notice } from '../../components/ui/Notice.tsx';
import { Thanks } from '../thanks/Thanks.tsx';
import { momentIn } from './askedVisit.ts';
import { momentWithin } from './dayWords.ts';

export const query = graphql`
  query AskedVisitFormPageQuery($language: Language!, $number: Int!) @preloadable {
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
 * Thanks for a visit that was asked for, with its moment and home. The address says both, and anybody can write one: the page says
 * what was asked, never that it holds, and of the home what everybody sees.
 */
export function AskedVisitFormPage({
  data: preloaded,
  location,
}: PageProps<AskedVisitFormPageQuery>) {
  const intl = useIntl();
  const { site, property } = usePreloadedQuery<AskedVisitFormPageQuery>(query, preloaded);
  const moment = momentIn(location.search);
  return (
    <Thanks site={site} page={location.page}>
      {moment && property && (
        <Notice icon="calendar">
          {intl.formatMessage({ id: 'thanks.visit' })} <strong>{momentWithin(intl, moment)}</strong>
          <br />
          <Link to={property.path}>
            {property.title || property.typeName}, {property.city.displayName}
          </Link>
        </Notice>
      )}
    </Thanks>
  );
}

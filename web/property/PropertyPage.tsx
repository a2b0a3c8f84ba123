import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { PropertyPageQuery } from '../__generated__/PropertyPageQuery.graphql.ts';
import { Page } from '../layout/Page.tsx';
import type { PageProps } from '../router/page.ts';
import { PropertyDetail } from './PropertyDetail.tsx';
import { PropertyGone } from './PropertyGone.tsx';
import { PropertyNotFound } from './PropertyNotFound.tsx';

export { propertyOutcome as outcome } from './propertyOutcome.ts';

export const query = graphql`
  query PropertyPageQuery($language: Language!, $number: Int!) @preloadable {
    site(language: $language) {
      ...Page_site
    }
    property(number: $number, language: $language) {
      status
      path
      pathInProject
      title
      typeName
      summary
      city {
        displayName
      }
      paths {
        language
        path
      }
      ...PropertyDetail_property
      ...PropertyGone_property
    }
  }
`;

/** One property: its page, or the screen that says that it is gone or never was. */
export function PropertyPage({ data: preloaded }: PageProps<PropertyPageQuery>) {
  const intl = useIntl();
  const { site, property } = usePreloadedQuery<PropertyPageQuery>(query, preloaded);
  if (property == null) {
    const title = intl.formatMessage({ id: 'property.notFound' });
    return (
      <Page site={site} title={title} description={title} paths={[]} robots="noindex">
        <PropertyNotFound number={preloaded.variables.number} />
      </Page>
    );
  }
  const { title, typeName, city, summary, paths } = property;
  const gone = property.status === 'SOLD' || property.status === 'RENTED';
  const about = { title: title || typeName, city: city.displayName };
  return (
    <Page
      site={site}
      title={intl.formatMessage({ id: 'property.titleIn' }, about)}
      description={summary}
      paths={paths}
      {...(gone && { robots: 'noindex' })}
    >
      {gone ? <PropertyGone property={property} /> : <PropertyDetail property={property} />}
    </Page>
  );
}

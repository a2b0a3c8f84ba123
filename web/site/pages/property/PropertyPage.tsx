import { useIntl } from 'react-intl';
import type { PropertyPageQuery } from '../../../__generated__/PropertyPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { PropertyJsonLd } from '../../../shared/jsonld/PropertyJsonLd.tsx';
import { isGone } from '../../../shared/property/offered.ts';
import type { Outcome, PageLocation, PageProps } from '../../../shared/router/page.ts';
import { path } from '../../../shared/router/paths.ts';
import { Page } from '../../layout/Page.tsx';
import { PropertyDetail } from './PropertyDetail.tsx';
import { PropertyGone } from './PropertyGone.tsx';
import { PropertyNotFound } from './PropertyNotFound.tsx';
import { propertyOutcome } from './propertyOutcome.ts';

export const query = graphql`
  query PropertyPageQuery(
    $language: Language!
    $number: Int!
    $buyer: BuyerInput
    $place: String
  ) {
    site(language: $language) {
      ...Page_site
    }
    find(number: $number, language: $language) {
      property {
        status
        path
        pathInProject
        pathsInProject {
          language
          path
        }
        title
        typeName
        summary
        city {
          displayName
        }
        paths {
          language
          path
          translated
        }
        sharePicture
        ...PropertyDetail_property
        ...PropertyGone_property
        ...PropertyJsonLd_property
      }
      instead {
        ...OtherProperties_properties
      }
    }
  }
`;

export function outcome(
  { find }: Pick<PropertyPageQuery['response'], 'find'>,
  location: Pick<PageLocation, 'pathname'>,
): Outcome {
  return propertyOutcome(find, location);
}

/** One property: its page, or the page that says it is sold, rented or unknown. */
export function PropertyPage({ data, location }: PageProps<PropertyPageQuery>) {
  const intl = useIntl();
  const { site, find } = data;
  const { property, instead } = find;
  if (property == null) {
    const title = intl.formatMessage({ id: 'property.notFound' });
    return (
      <Page site={site} title={title} description={title} paths={[]} menuPath="" robots="noindex">
        <PropertyNotFound others={instead} />
      </Page>
    );
  }
  const { title, typeName, city, summary, paths, sharePicture } = property;
  const gone = isGone(property);
  const about = { title: title || typeName, city: city.displayName };
  return (
    <Page
      site={site}
      title={intl.formatMessage({ id: 'property.titleIn' }, about)}
      description={summary}
      sharePicture={sharePicture}
      paths={paths}
      links={location.pathname === property.pathInProject ? property.pathsInProject : undefined}
      {...(gone && { robots: 'noindex' })}
      {...(property.status === 'REALISED' && {
        menuPath: path('realisations', location.language),
      })}
    >
      {import.meta.env.SSR && <PropertyJsonLd property={property} />}
      {gone ? (
        <PropertyGone property={property} />
      ) : (
        <PropertyDetail property={property} search={location.search} />
      )}
    </Page>
  );
}

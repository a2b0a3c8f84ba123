import { useIntl } from 'react-intl';
import type { BrochurePageQuery } from '../../../../__generated__/BrochurePageQuery.graphql.ts';
import { graphql } from '../../../../shared/answer/fragment.ts';
import type { Outcome, PageProps } from '../../../../shared/router/page.ts';
import { SheetBar } from '../SheetBar.tsx';
import { Brochure } from './Brochure.tsx';
import css from './BrochurePage.module.css';

export const query = graphql`
  query BrochurePageQuery($language: Language!, $number: Int!) {
    site(language: $language) {
      name
      ...Brochure_site
    }
    property(number: $number, language: $language) {
      title
      ...Brochure_property
    }
  }
`;

/** A brochure of a property that is not public does not exist. */
export function outcome({ property }: Pick<BrochurePageQuery['response'], 'property'>): Outcome {
  return { status: property == null ? 404 : 200 };
}

/** A property as a booklet of A4 sheets. Over them stands, on screens only, how they are printed. */
export function BrochurePage({ data, location }: PageProps<BrochurePageQuery>) {
  const intl = useIntl();
  const { site, property } = data;
  const kind = intl.formatMessage({ id: 'property.brochure' });
  return (
    <>
      <title>{[property?.title, kind, site.name].filter(Boolean).join(' | ')}</title>
      <main id="content" tabIndex={-1} className={css.page}>
        <SheetBar
          title={kind}
          location={location}
          howTo={intl.formatMessage({ id: 'window.howToPrintBrochure' })}
        >
          {property == null && (
            <p role="status">{intl.formatMessage({ id: 'property.notFound' })}</p>
          )}
        </SheetBar>
        {property && <Brochure site={site} property={property} />}
      </main>
    </>
  );
}

import { useIntl } from 'react-intl';
import type { CardsPageQuery } from '../../../__generated__/CardsPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import type { Outcome, PageLocation, PageProps } from '../../../shared/router/page.ts';
import { CardSheet } from './CardSheet.tsx';
import css from './CardsPage.module.css';
import { SheetBar } from './SheetBar.tsx';
import { mostCards, paperIn } from './selection.ts';

export const query = graphql`
  query CardsPageQuery(
    $language: Language!
    $filter: PropertyFilter!
    $sort: PropertySort!
    $first: Int!
  ) {
    site(language: $language) {
      name
      ...CardSheet_site
    }
    properties(language: $language, filter: $filter, sort: $sort, first: $first) {
      totalCount
      nodes {
        number
        ...CardSheet_property
      }
    }
  }
`;

/** A card of a property that is not public does not exist; a set may be empty. */
export function outcome(
  { properties }: Pick<CardsPageQuery['response'], 'properties'>,
  { page }: Pick<PageLocation, 'page'>,
): Outcome {
  return { status: page === 'card' && properties.totalCount === 0 ? 404 : 200 };
}

/** Cards for the agency's window, each on one page of paper. On screens, a bar over them says how to print them. */
export function CardsPage({ data, location }: PageProps<CardsPageQuery>) {
  const intl = useIntl();
  const { site, properties } = data;
  const { totalCount: total, nodes } = properties;
  const paper = paperIn(location.search);
  const one = location.page === 'card';
  const title = intl.formatMessage({ id: one ? 'window.card' : 'window.cards' });
  const howTo = intl.formatMessage({ id: 'window.howToPrint' }, { paper: paper.toUpperCase() });
  const empty = intl.formatMessage({ id: one ? 'property.notFound' : 'window.empty' });
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <main id="content" tabIndex={-1} className={css.page} data-paper={paper}>
        <SheetBar title={title} howTo={howTo} paper={paper} location={location}>
          {nodes.length === 0 && <p role="status">{empty}</p>}
          {total > nodes.length && (
            <p role="status">
              {intl.formatMessage({ id: 'window.more' }, { count: total, most: mostCards })}
            </p>
          )}
        </SheetBar>
        {nodes.map((property) => (
          <CardSheet key={property.number} site={site} property={property} />
        ))}
      </main>
    </>
  );
}

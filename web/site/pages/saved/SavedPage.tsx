import { useIntl } from 'react-intl';
import type { SavedPageQuery } from '../../../__generated__/SavedPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import type { PageProps } from '../../../shared/router/page.ts';
import { paths } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { chosenIn, comparedIn, savedIn, savedSearch } from '../../../shared/saved/savedAddress.ts';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { TitleRow } from '../../../shared/ui/TitleRow.tsx';
import { Page } from '../../layout/Page.tsx';
import { Comparison } from './Comparison.tsx';
import { NothingSaved } from './NothingSaved.tsx';
import css from './SavedPage.module.css';
import { SavedProperties } from './SavedProperties.tsx';

export const query = graphql`
  query SavedPageQuery(
    $language: Language!
    $saved: [Int!]!
    $any: Boolean!
    $compared: [Int!]!
    $comparing: Boolean!
  ) {
    site(language: $language) {
      ...Page_site
    }
    saved: properties(
      language: $language
      filter: { numbers: $saved, statuses: [AVAILABLE, SOLD, RENTED, FOR_TAKEOVER, REALISED] }
      first: 48
    ) @include(if: $any) {
      nodes {
        ...SavedProperties_properties
      }
    }
    compared: properties(
      language: $language
      filter: { numbers: $compared, statuses: [AVAILABLE, SOLD, RENTED, FOR_TAKEOVER, REALISED] }
      first: 4
    ) @include(if: $comparing) {
      nodes {
        ...Comparison_properties
      }
    }
  }
`;

/** The properties that an address names (?n=), which may be shared and printed; those of `c` stand side by side. */
export function SavedPage({ data, location }: PageProps<SavedPageQuery>) {
  const intl = useIntl();
  const { languages } = useRouter();
  const { site, saved } = data;
  const numbers = savedIn(location.search);
  const compared = comparedIn(location.search);
  const title = intl.formatMessage({ id: 'saved.title' });
  const intro = intl.formatMessage({ id: 'saved.intro' });
  return (
    <Page
      site={site}
      title={title}
      description={intro}
      paths={paths('saved', languages, savedSearch(numbers, compared))}
      robots="noindex"
    >
      <div className={`wrap ${css.page}`}>
        <Crumbs here={title} />
        <TitleRow title={title}>{intro}</TitleRow>
        {data.compared && (
          <Comparison
            properties={data.compared.nodes}
            numbers={compared}
            requested={chosenIn(location.search)}
            back={savedSearch(numbers)}
          />
        )}
        {saved ? (
          <SavedProperties properties={saved.nodes} numbers={numbers} search={location.search} />
        ) : (
          <NothingSaved />
        )}
      </div>
    </Page>
  );
}

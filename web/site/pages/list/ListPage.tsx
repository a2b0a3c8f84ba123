import { useIntl } from 'react-intl';
import type { ListPageQuery } from '../../../__generated__/ListPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { ListJsonLd } from '../../../shared/jsonld/ListJsonLd.tsx';
import {
  conditions,
  filterSearch,
  indexable,
  parseFilter,
  withoutView,
} from '../../../shared/list/filter.ts';
import { chips } from '../../../shared/list/filterChips.ts';
import {
  filterOf,
  isInView,
  type ListKind,
  pageCount,
  perPage,
  sortsOf,
} from '../../../shared/list/filterVariables.ts';
import { sentenceIn } from '../../../shared/list/sentence.ts';
import type { Outcome, PageLocation, PageProps } from '../../../shared/router/page.ts';
import { path } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { grouped } from '../../../shared/ui/figures.ts';
import { Page } from '../../layout/Page.tsx';
import { Chips } from './Chips.tsx';
import { NoListings } from './empty/NoListings.tsx';
import { UnknownTown } from './empty/UnknownTown.tsx';
import { FollowList } from './FollowList.tsx';
import { feedPath } from './feedPath.ts';
import { FilterBar } from './filter/FilterBar.tsx';
import { useDraft } from './filter/filterDraft.ts';
import { listTitle } from './filterTitle.ts';
import { ListCards } from './ListCards.tsx';
import { ListHead } from './ListHead.tsx';
import css from './ListPage.module.css';
import { listOutcome } from './listOutcome.ts';
import { listPaths, registerOf } from './listPaths.ts';
import { loadMap, Results } from './Results.tsx';
import { Toolbar } from './Toolbar.tsx';
import { listAddress, townIn, townPath } from './town.ts';

export const query = graphql`
  query ListPageQuery(
    $language: Language!
    $path: String!
    $goal: Goal
    $filter: PropertyFilter
    $sort: PropertySort!
    $page: Int!
    $map: Boolean!
    $moved: Boolean!
    $all: PropertyFilter
    $text: String!
    $typed: Boolean!
    $read: Boolean!
  ) {
    site(language: $language) {
      name
      header {
        demandRegister
      }
      ...Page_site
      ...NotFound_site
    }
    search(language: $language, text: $text, goal: $goal) @include(if: $typed) {
      path
    }
    understand(text: $text, language: $language, goal: $goal) @include(if: $read) {
      path
      around
      unread
      cut
      parts {
        text
        fields
        meant
      }
    }
    page(path: $path, language: $language) {
      seo {
        ...Head_seo
      }
    }
    properties(language: $language, filter: $filter, sort: $sort, first: 24, page: $page) {
      totalCount
      nodes {
        id
        path
        ...PropertyCard_property
      }
      counts {
        ...useCounts_counts
      }
      cityInLanguages {
        name
        zip
        salePath
        rentPath
      }
      unknownCities
      emptyTown {
        name
        ...EmptyTown_town
      }
      ...Results_properties @arguments(map: $map)
    }
    all: properties(language: $language, filter: $all) @include(if: $moved) {
      counts {
        ...useCounts_counts
      }
    }
    categories(language: $language) {
      number
      name
    }
    ...FilterBar_query @arguments(language: $language, goal: $goal)
  }
`;

export function outcome(data: ListPageQuery['response'], location: PageLocation): Outcome {
  return listOutcome(data, location);
}

/** An address with a map brings the map's code and texts with the page's own, not after the page is shown. */
export function ahead({ search, language }: PageLocation): void {
  if (parseFilter(search).view === 'list') return;
  loadMap()
    .then(({ loadTexts }) => loadTexts(language))
    .catch(() => undefined);
}

/** The properties for sale, for rent or realised, as the address filters them. */
export function ListPage({ data, location }: PageProps<ListPageQuery>) {
  const intl = useIntl();
  const { languages } = useRouter();
  const kind = location.page as ListKind;
  const towns = data.properties.cityInLanguages;
  const town = towns[languages.indexOf(location.language)];
  const named = townIn(location) !== '';
  const requested = filterOf(kind, location.search);
  const filter =
    named && town ? { ...requested, cities: [{ name: town.name, zip: town.zip }] } : requested;
  const chosen = withoutView(filter);
  const moved = isInView(kind, filter);
  const { totalCount: total, nodes, emptyTown } = data.properties;
  const counts = data.all?.counts ?? data.properties.counts;
  const pages = pageCount(total);
  const typeNames = new Map(data.categories.map(({ number, name }) => [number, name]));
  const list = path(kind, location.language);
  const draft = useDraft(list, filter);
  const title = listTitle(intl, kind, chosen, typeNames, (town ?? emptyTown)?.name);
  const shown = chips(intl, chosen, typeNames);
  const { demandRegister } = data.site.header;
  const register = demandRegister ? registerOf(kind, location.language, chosen) : null;
  const indexed =
    indexable(filter) && filter.page <= pages && (total > 0 || conditions(filter) === 0);
  if (named && !town) return <UnknownTown site={data.site} />;
  const feed = feedPath(kind, location.language, filter);
  const about = { title, count: total, total: grouped(total), agency: data.site.name };
  return (
    <Page
      site={data.site}
      title={
        filter.page > 1 && filter.page <= pages
          ? intl.formatMessage({ id: 'list.paged' }, { title, page: grouped(filter.page) })
          : title
      }
      description={intl.formatMessage({ id: 'list.description' }, about)}
      seo={filterSearch(filter) === '' ? data.page?.seo : null}
      paths={listPaths(kind, languages, filter, towns)}
      feed={feed}
      {...(indexed ? {} : { robots: 'noindex,follow' })}
    >
      {import.meta.env.SSR && (
        <ListJsonLd
          title={title}
          path={listAddress(kind, location.language, filter, town)}
          items={nodes.map((property) => property.path)}
          before={(filter.page - 1) * perPage}
        />
      )}
      <div
        className={`wrap ${css.list}`}
        data-view={kind === 'realisations' ? undefined : filter.view}
      >
        <ListHead kind={kind} list={list} title={title} town={named && town ? town.name : null} />
        {kind !== 'realisations' && (
          <FilterBar goal={kind} filter={chosen} draft={draft} query={data} counts={counts} />
        )}
        <Chips
          list={list}
          filter={filter}
          chips={moved && filter.view === 'both' ? chips(intl, filter, typeNames) : shown}
          register={nodes.length > 0 && shown.length > 0 ? register : null}
          unread={sentenceIn(location.search).sentence ? (data.understand ?? null) : null}
        />
        <Toolbar
          list={list}
          filter={filter}
          draft={draft}
          pages={pages}
          total={total}
          moved={moved}
          map={kind !== 'realisations'}
          sorts={sortsOf(kind)}
          apart={shown.length === 0}
        />
        <Results
          view={kind === 'realisations' ? 'list' : filter.view}
          kind={kind}
          list={list}
          filter={filter}
          properties={data.properties}
        >
          {nodes.length > 0 ? (
            <ListCards
              properties={nodes}
              filter={filter}
              town={townPath(kind, filter, town)}
              list={list}
              pages={pages}
            />
          ) : (
            <NoListings
              kind={kind}
              filter={filter}
              chips={shown}
              total={total}
              register={register}
              town={emptyTown}
              unknown={data.properties.unknownCities}
            />
          )}
        </Results>
        {feed && <FollowList feed={feed} />}
      </div>
    </Page>
  );
}

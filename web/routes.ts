import type { PreloadableConcreteRequest, Variables } from 'relay-runtime';
import home from './__generated__/HomePageQuery$parameters.ts';
import list from './__generated__/ListPageQuery$parameters.ts';
import notFound from './__generated__/NotFoundPageQuery$parameters.ts';
import project from './__generated__/ProjectPageQuery$parameters.ts';
import projects from './__generated__/ProjectsPageQuery$parameters.ts';
import property from './__generated__/PropertyPageQuery$parameters.ts';
import { graphLanguage } from './i18n/languages.ts';
import type { Place } from './router/match.ts';
import type { RouteName } from './router/pageNames.ts';
import { type ListKind, listVariables } from './search/filterVariables.ts';

/** A page: its module, its document and the variables that an address gives. */
export interface Route {
  readonly source: string;
  readonly documentId: string;
  readonly variables: (place: Place) => Variables;
}

const listOf = (kind: ListKind) =>
  page('search/ListPage.tsx', list, (place) =>
    listVariables(kind, graphLanguage(place.language), place.search),
  );

/** The pages that exist. Every other page of agency/routes.json is not found until it gets its line here. */
const routes: Partial<Record<RouteName, Route>> & { notFound: Route } = {
  home: page('home/HomePage.tsx', home, inLanguage),
  sale: listOf('sale'),
  rent: listOf('rent'),
  realisations: listOf('realisations'),
  property: page('property/PropertyPage.tsx', property, byNumber),
  projects: page('project/ProjectsPage.tsx', projects, inLanguage),
  project: page('project/ProjectPage.tsx', project, byNumber),
  notFound: page('notfound/NotFoundPage.tsx', notFound, inLanguage),
};

/** The route of a place, and the place as it is shown: without a page of its own it is notFound. */
export function routeOf(place: Place): { place: Place; route: Route } {
  const route = routes[place.page];
  if (route) return { place, route };
  return { place: { ...place, page: 'notFound' }, route: routes.notFound };
}

function page(
  source: string,
  query: PreloadableConcreteRequest<never>,
  variables: Route['variables'],
): Route {
  if (query.params.id === null) throw new Error(`${query.params.name} has no id`);
  return { source, documentId: query.params.id, variables };
}

function inLanguage({ language }: Place): Variables {
  return { language: graphLanguage(language) };
}

function byNumber({ language, number }: Place): Variables {
  return { language: graphLanguage(language), number };
}

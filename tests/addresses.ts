import { queryGraph } from './graph.ts';
import { type Language, languages } from './words.ts';

/** The addresses of one page, by language. */
export type Addresses = Record<Language, string>;

/** The number of a property of the sample with eight photos, which many tests visit. */
export const propertyNumber = 1096;
export const project = 2001;

/** A filtered list: one city, one type, the cheapest first. */
const filtered = '?city=Kinrooi%7C3640&type=2&sort=price_asc';

const fixed = {
  home: { nl: '/nl/', fr: '/fr/', en: '/en/' },
  sale: { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', en: '/en/for-sale/' },
  'sale, filtered': {
    nl: `/nl/te-koop/${filtered}`,
    fr: `/fr/a-vendre/${filtered}`,
    en: `/en/for-sale/${filtered}`,
  },
  rent: { nl: '/nl/te-huur/', fr: '/fr/a-louer/', en: '/en/for-rent/' },
  realisations: { nl: '/nl/realisaties/', fr: '/fr/realisations/', en: '/en/realisations/' },
  projects: { nl: '/nl/projecten/', fr: '/fr/projets/', en: '/en/projects/' },
  services: { nl: '/nl/diensten/', fr: '/fr/services/', en: '/en/services/' },
  team: { nl: '/nl/makelaars/', fr: '/fr/agents/', en: '/en/agents/' },
  contact: { nl: '/nl/contact/', fr: '/fr/contact/', en: '/en/contact/' },
  valuation: {
    nl: '/nl/gratis-schatting/',
    fr: '/fr/estimation-gratuite/',
    en: '/en/free-valuation/',
  },
  'demand register': { nl: '/nl/ik-zoek/', fr: '/fr/je-cherche/', en: '/en/demand-register/' },
  article: {
    nl: '/nl/testimonials/testimonial-1/',
    fr: '/fr/temoignages/testimonial-1/',
    en: '/en/testimonials/testimonial-1/',
  },
  accessibility: {
    nl: '/nl/toegankelijkheid/',
    fr: '/fr/accessibilite/',
    en: '/en/accessibility/',
  },
  saved: {
    nl: '/nl/bewaard/?n=1096,1097',
    fr: '/fr/favoris/?n=1096,1097',
    en: '/en/saved/?n=1096,1097',
  },
  'not found': { nl: '/nl/verdwenen/', fr: '/fr/disparu/', en: '/en/vanished/' },
} satisfies Record<string, Addresses>;

/** The kinds of page. The addresses of the last three name a record, so they come from the graph. */
export const kinds = [
  'home',
  'sale',
  'sale, filtered',
  'rent',
  'realisations',
  'projects',
  'services',
  'contact',
  'article',
  'saved',
  'not found',
  'project',
  'property',
  'sold',
] as const;
export type Kind =
  | (typeof kinds)[number]
  | 'rented'
  | 'accessibility'
  | 'team'
  | 'valuation'
  | 'demand register';

export async function addressesOf(kind: Kind): Promise<Addresses> {
  if (kind in fixed) return fixed[kind as keyof typeof fixed];
  if (kind === 'project') return pathsOf(`project(number: ${project})`);
  const number = kind === 'property' ? propertyNumber : await numberWith(kind as 'sold' | 'rented');
  return pathsOf(`property(number: ${number})`);
}

/** The number of a property that was sold or rented. */
export async function numberWith(status: 'sold' | 'rented'): Promise<number> {
  const { properties } = await queryGraph<{ properties: { nodes: { number: number }[] } }>(
    `{ properties(filter: {statuses: [${status.toUpperCase()}]}, first: 1) { nodes { number } } }`,
  );
  const [found] = properties.nodes;
  if (!found) throw new Error(`the sample has no ${status} property`);
  return found.number;
}

/** The addresses of the record that a field of the graph returns. */
export async function pathsOf(record: string): Promise<Addresses> {
  const { found } = await queryGraph<{ found: { paths: { language: string; path: string }[] } }>(
    `{ found: ${record} { paths { language path } } }`,
  );
  const path = (language: Language) =>
    found.paths.find((one) => one.language === language.toUpperCase())?.path ?? '';
  return Object.fromEntries(languages.map((code) => [code, path(code)])) as Addresses;
}

import type { Variables } from '../shared/answer/request.ts';
import { demandFilterIn } from '../shared/demand/demandFilter.ts';
import { formIn } from '../shared/form/formAddress.ts';
import { graphLanguage } from '../shared/i18n/languages.ts';
import { parseFilter } from '../shared/list/filter.ts';
import { type ListKind, listVariables } from '../shared/list/filterVariables.ts';
import { buyerIn } from '../shared/property/costs/buyer.ts';
import { placeIn } from '../shared/property/details/placeIn.ts';
import type { Address } from '../shared/router/match.ts';
import type { RouteName } from '../shared/router/pageNames.ts';
import { isForOwners, path, rows } from '../shared/router/paths.ts';
import { isLink } from './link/linkAddress.ts';
import { propertyIn } from './pages/appointment/requestedAppointment.ts';
import { townIn } from './pages/list/town.ts';
import { oneCard, paperIn, setOfCards } from './pages/window/selection.ts';
import {
  agentOf,
  atPath,
  atPathAndPage,
  byNumber,
  inLanguage,
  savedOf,
  underPath,
  withToken,
} from './routeVariables.ts';

/** A page: its module, which has its query, the variables that an address gives, and the view that it names (list or map). */
export interface Route {
  readonly source: string;
  readonly variables: (address: Address) => Variables;
  readonly view: (address: Address) => string;
  /** Its address tells what a visitor saved: a link to it sends nothing before the click, only its code loads. */
  readonly personal?: boolean;
}

const listOf = (kind: ListKind) => ({
  ...page('site/pages/list/ListPage.tsx', (address) => ({
    ...listVariables(kind, graphLanguage(address.language), address.search, townIn(address)),
    path: path(kind, address.language),
  })),
  view: ({ search }: Address) => parseFilter(search).view,
});

/** Cards to print; the paper changes the page but not its data. */
const cardsOf = (select: (address: Address) => Variables) => ({
  ...page('site/pages/window/CardsPage.tsx', (address) => ({
    ...inLanguage(address),
    ...select(address),
  })),
  view: ({ search }: Address) => paperIn(search),
});

/** Signing in and choosing a password: both pages show the picture of the login page. */
const loginPage = page('site/pages/owner/login/LoginFormPage.tsx', (address) => ({
  ...inLanguage(address),
  path: path('login', address.language),
}));

/** The pages with code of their own. Every other page is content that the agency configured, or not found. */
const routes: Partial<Record<RouteName, Route>> & { content: Route } = {
  home: page('site/pages/home/HomePage.tsx', atPath),
  sale: listOf('sale'),
  rent: listOf('rent'),
  realisations: listOf('realisations'),
  property: page('site/pages/property/PropertyPage.tsx', (address) => ({
    ...byNumber(address),
    buyer: buyerIn(address.search),
    place: placeIn(address.search),
  })),
  projects: page('site/pages/project/ProjectsPage.tsx', atPathAndPage),
  project: page('site/pages/project/ProjectPage.tsx', byNumber),
  agents: page('site/pages/agent/AgentsPage.tsx', atPath),
  agent: page('site/pages/agent/AgentPage.tsx', agentOf),
  saved: { ...page('site/pages/saved/SavedPage.tsx', savedOf), personal: true },
  contact: page('site/pages/contact/ContactFormPage.tsx', atPath),
  valuation: page('site/pages/valuation/ValuationFormPage.tsx', atPath),
  demandRegister: page('site/pages/demand/DemandFormPage.tsx', (address) => ({
    ...atPath(address),
    filter: demandFilterIn(address.search),
  })),
  demand: page('site/pages/email-link/DemandLinkFormPage.tsx', withToken),
  appointment: page('site/pages/appointment/MyAppointmentFormPage.tsx', withToken),
  newsletter: page('site/pages/newsletter/NewsletterFormPage.tsx', inLanguage),
  offer: page('site/pages/email-link/JointOfferFormPage.tsx', withToken),
  ownerNews: page('site/pages/email-link/OwnerNewsLinkFormPage.tsx', withToken),
  ...(import.meta.env.SSR && {
    card: cardsOf(({ number }) => oneCard(number)),
    brochure: page('site/pages/window/brochure/BrochurePage.tsx', byNumber),
    cards: cardsOf(({ search }) => setOfCards(search)),
    window: {
      ...page('site/pages/window/WindowPage.tsx', (address) => ({
        ...inLanguage(address),
        ...setOfCards(address.search),
      })),
      view: ({ search }: Address) => search, // the page names its own address in other languages
    },
  }),
  login: loginPage,
  password: loginPage,
  owner: page('site/pages/owner/portal/OwnerPage.tsx', inLanguage),
  ...thanksPages(),
  thanksAppointment: page('site/pages/appointment/RequestedAppointmentFormPage.tsx', (address) => ({
    ...inLanguage(address),
    number: propertyIn(address.search),
  })),
  content: page('site/pages/content/ContentPage.tsx', underPath),
  notFound: page('site/pages/notfound/NotFoundPage.tsx', inLanguage),
};

/** The forms that a page opens, by the name in the search of its address: `?form=ask`. */
const forms: Partial<Record<RouteName, Readonly<Record<string, Route>>>> = {
  property: {
    appointment: page('site/pages/appointment/AppointmentFormPage.tsx', byNumber),
    offer: page('site/pages/property/forms/OfferFormPage.tsx', byNumber),
    rent: page('site/pages/property/forms/RentFormPage.tsx', byNumber),
    ask: page('site/pages/property/forms/QuestionFormPage.tsx', byNumber),
    documents: page('site/pages/property/forms/DocumentsFormPage.tsx', byNumber),
    friend: page('site/pages/property/forms/FriendFormPage.tsx', byNumber),
    watch: page('site/pages/property/forms/WatchFormPage.tsx', byNumber),
  },
  project: {
    ask: page('site/pages/project/ProjectQuestionFormPage.tsx', byNumber),
  },
  testimonials: {
    write: page('site/pages/testimonial/TestimonialFormPage.tsx', inLanguage),
  },
  content: { apply: page('site/pages/vacancy/JobFormPage.tsx', atPath) },
};

/** What a page shows in place of its form when an email's link opens it, with ?token=. */
const links: Partial<Record<RouteName, Route>> = {
  newsletter: page('site/pages/email-link/NewsletterLinkFormPage.tsx', withToken),
  password: page('site/pages/owner/login/NewPasswordFormPage.tsx', (address) => ({
    ...withToken(address),
    path: path('login', address.language),
  })),
};

/** The form that an address shows in place of its page; '' for none. */
export function formOf({ page, search }: Pick<Address, 'page' | 'search'>): string {
  const form = formIn(search);
  return Object.hasOwn(forms[page] ?? {}, form) ? form : '';
}

/**
 * Whether a page is rendered for one request only and never cached: an owner's page, which the browser fills, and a page that shows
 * a part of its search that is no variable of its query.
 */
export function isUncacheable({ page, search }: Pick<Address, 'page' | 'search'>): boolean {
  if (page === 'owner') return true;
  return search !== '' && (isForOwners(page) || page === 'thanksAppointment');
}

/** Whether a page is for paper or for the screen in the window: its document has none of the app's scripts. */
export function hasNoScripts({ page }: Pick<Address, 'page'>): boolean {
  return ['brochure', 'card', 'cards', 'window'].includes(page);
}

/** The route of an address: of the form or the email's link that it names, else of its page, else of the configured pages. */
export function routeOf(address: Address): Route {
  const link = isLink(address.search) ? links[address.page] : undefined;
  return forms[address.page]?.[formOf(address)] ?? link ?? routes[address.page] ?? routes.content;
}

/** One page serves all addresses of thanks; its texts depend on the page's name. */
function thanksPages(): Partial<Record<RouteName, Route>> {
  const route = page('site/pages/thanks/ThanksPage.tsx', inLanguage);
  const thankingRows = rows.filter((row) => row.for === 'thanks');
  return Object.fromEntries(thankingRows.map(({ page }) => [page, route]));
}

function page(source: string, variables: Route['variables']): Route {
  return { source, variables, view: () => '' };
}

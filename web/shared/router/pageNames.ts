/** The pages that have one address in each language, for the types: the app itself reads the same names in agency/routes.json. */
export const pageNames = [
  'home',
  'sale',
  'rent',
  'projects',
  'saved',
  'services',
  'ourServices',
  'realisations',
  'about',
  'agents',
  'contact',
  'demandRegister',
  'valuation',
  'vacancies',
  'testimonials',
  'disclaimer',
  'privacy',
  'cookies',
  'login',
  'owner',
  'password',
  'thanksContactMe',
  'thanksAppointment',
  'thanksConstruction',
  'thanksValuation',
  'thanksDemand',
  'thanksFriend',
  'thanksContact',
  'thanksNewsletter',
  'thanksDocuments',
  'thanksTestimonial',
  'thanksJob',
  'thanksOffer',
  'thanksRent',
  'thanksRegistration',
  'thanksPassword',
  'appointment',
  'demand',
  'newsletter',
  'ownerNews',
  'offer',
] as const;
export type PageName = (typeof pageNames)[number];

/** What the agency prints and shows in its own window: a brochure, a card, a set of cards, and the screen. */
export type WindowName = 'brochure' | 'card' | 'cards' | 'window';

/** Those, and the pages outside the table: a property, a project, an agent, the agency's content, not found. */
export type RouteName =
  | PageName
  | WindowName
  | 'property'
  | 'project'
  | 'agent'
  | 'content'
  | 'notFound';

/** The pages that have one address in each language; agency/routes.json holds the same names. */
export const pageNames = [
  'home',
  'sale',
  'rent',
  'projects',
  'services',
  'ourServices',
  'realisations',
  'about',
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
] as const;
export type PageName = (typeof pageNames)[number];

/** Those, and the pages whose address names a record, a text of the agency or nothing. */
export type RouteName = PageName | 'property' | 'project' | 'content' | 'notFound';

/** Whether a page has one address in each language. */
export function isPageName(name: RouteName): name is PageName {
  return (pageNames as readonly RouteName[]).includes(name);
}

import type { Locator, Page } from '@playwright/test';
import { addressesOf } from './addresses.ts';
import { fill, introduce } from './form.ts';
import type { Language, words } from './words.ts';

type Say = ReturnType<typeof words>;

/** A form that is sent to the agency, and what its emails must contain. */
interface Form {
  name: string;
  mutation: string;
  /** The name of its page of thanks in the message ids. */
  thanks: string;
  at: (language: Language) => Promise<string>;
  /** Opens the form, when it is not on the page itself. */
  open?: (page: Page, say: Say) => Promise<void>;
  fill: (form: Locator, email: string) => Promise<void>;
  /** Who gets an email besides the agency and the visitor. */
  also?: (email: string) => string;
  /** Text that the emails must contain. */
  contains: string | RegExp;
}

const friendOf = (email: string) => email.replace('visitor', 'friend');

const press = (id: string) => (page: Page, say: Say) =>
  page
    .getByRole('main')
    .getByRole('link', { name: say(id), exact: true })
    .first()
    .click();

/** Every form of a visitor that sends the agency an email, but for the newsletter. */
export const forms: readonly Form[] = [
  {
    name: 'a message',
    mutation: 'sendContact',
    thanks: 'thanksContact',
    at: async (language) => (await addressesOf('contact'))[language],
    fill: async (form, email) => {
      await introduce(form, email);
      await fill(form, { remark: 'Wij zoeken een halfopen huis', zip: '3640', city: 'Kinrooi' });
    },
    contains: 'Wij zoeken een halfopen huis',
  },
  {
    name: 'a question about a property',
    mutation: 'askAboutProperty',
    thanks: 'thanksContactMe',
    at: async (language) => (await addressesOf('property'))[language],
    open: press('property.question'),
    fill: async (form, email) => {
      await introduce(form, email);
      await fill(form, { remark: 'Is de zolder bewoonbaar?' });
      await form.locator('[name=preference][value=PHONE]').check();
      await form.locator('[name=slot][value=FROM_16_TO_19]').check();
    },
    contains: 'Is de zolder bewoonbaar?',
  },
  {
    name: 'a question about a project',
    mutation: 'askAboutProject',
    thanks: 'thanksConstruction',
    at: async (language) => (await addressesOf('project'))[language],
    open: press('project.brochure'),
    fill: async (form, email) => {
      await introduce(form, email);
      await fill(form, { budget: '325.000' });
    },
    contains: /325\.000/,
  },
  {
    name: 'a request for documents',
    mutation: 'requestDocuments',
    thanks: 'thanksDocuments',
    at: async (language) => (await addressesOf('property'))[language],
    open: async (page, say) => {
      await page.getByRole('heading', { name: say('property.documents') }).click(); // closed at first
      await press('property.requestDocuments')(page, say);
    },
    fill: async (form, email) => {
      await introduce(form, email);
      await form.locator('[name=documents][value="1"]').check();
    },
    contains: '/documents/',
  },
  {
    name: 'a property for a friend',
    mutation: 'sendToFriend',
    thanks: 'thanksFriend',
    at: async (language) => `${(await addressesOf('property'))[language]}?form=friend`,
    fill: async (form, email) => {
      await introduce(form, email);
      await fill(form, {
        friendName: 'Joris',
        friendEmail: friendOf(email),
        message: 'Kijk eens, met een tuin',
      });
    },
    also: friendOf,
    contains: 'Kijk eens, met een tuin',
  },
  {
    name: 'a testimonial',
    mutation: 'postTestimonial',
    thanks: 'thanksTestimonial',
    at: async (language) => testimonials[language],
    open: press('article.writeTestimonial'),
    fill: async (form, email) => {
      await introduce(form, email);
      await fill(form, {
        name: 'Lien P.',
        comment: 'Na drie bezoeken was het vierde huis het onze.',
      });
      await form.locator('[name=image]').setInputFiles('sample/photos/garage-01.jpg');
      await form.locator('[name=publish]').check();
    },
    contains: 'Na drie bezoeken was het vierde huis het onze.',
  },
  {
    name: 'a valuation',
    mutation: 'requestValuation',
    thanks: 'thanksValuation',
    at: async (language) => (await addressesOf('valuation'))[language],
    fill: async (form, email) => {
      await introduce(form, email);
      await fill(form, {
        'address.street': 'Dorpsstraat',
        'address.zip': '3640',
        'address.city': 'Kinrooi',
        surface: '160',
      });
      await form.locator('[name=goal][value=RENT]').check();
      await form.locator('[name=photos]').setInputFiles('sample/photos/garage-01.jpg');
    },
    contains: 'Dorpsstraat',
  },
  {
    name: 'an application for a job',
    mutation: 'applyForJob',
    thanks: 'thanksJob',
    at: async (language) => vacancies[language],
    open: async (page) => {
      await page.getByRole('main').locator('a:has(h2)').first().click();
      await page.locator('a[href$="?form=apply"]').click();
    },
    fill: async (form, email) => {
      await introduce(form, email);
      await fill(form, { motivation: 'Ik ken de streek' });
      await form.locator('[name=cv]').setInputFiles({
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
      });
    },
    contains: 'Ik ken de streek',
  },
];

const testimonials = { nl: '/nl/testimonials/', fr: '/fr/temoignages/', en: '/en/testimonials/' };
const vacancies = { nl: '/nl/vacatures/', fr: '/fr/emplois/', en: '/en/vacancies/' };

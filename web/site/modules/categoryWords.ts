/** The message ids of a category of articles and the page that lists it; an unknown category has no page. */
export function categoryWords(category: string) {
  return words[category as keyof typeof words] ?? { title: 'content.articles' as const };
}

const words = {
  'our-services': { title: 'content.services', page: 'services', all: 'content.allServices' },
  testimonials: {
    title: 'content.testimonials',
    page: 'testimonials',
    all: 'content.allTestimonials',
  },
  vacancies: { title: 'content.vacancies', page: 'vacancies', all: 'content.allVacancies' },
} as const;

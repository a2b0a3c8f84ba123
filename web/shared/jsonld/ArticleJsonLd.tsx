import type { ArticleJsonLd_article$key } from '../../__generated__/ArticleJsonLd_article.graphql.ts';
import type { ArticleJsonLd_site$key } from '../../__generated__/ArticleJsonLd_site.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { categoryOf } from '../article/category.ts';
import { useRouter } from '../router/useRouter.ts';
import { officeAddress } from './address.ts';
import { agencyOf, type JsonLd, useJsonLd } from './jsonLd.ts';

/** JSON-LD of a service or a vacancy. Testimonials on the agency's own site are left out (search engines ignore them), other texts too. */
export function ArticleJsonLd(props: {
  article: ArticleJsonLd_article$key;
  site: ArticleJsonLd_site$key;
}) {
  const { origin, location } = useRouter();
  const { key, language, title, intro, body, date, image } = useFragment(
    graphql`
      fragment ArticleJsonLd_article on Article {
        key
        language
        title
        intro
        body
        date
        image {
          url
        }
      }
    `,
    props.article,
  );
  const { office } = useFragment(
    graphql`
      fragment ArticleJsonLd_site on Site {
        office {
          street
          zip
          city
          country
        }
      }
    `,
    props.site,
  );
  const address = officeAddress(office);
  const about = { url: origin + location.pathname, inLanguage: language.toLowerCase() };
  const agency = agencyOf(origin);
  const byCategory: Record<string, JsonLd> = {
    'our-services': {
      '@type': 'Article',
      ...about,
      headline: title,
      description: intro || undefined,
      datePublished: date ?? undefined,
      image: image ? origin + image.url : undefined,
      author: agency,
      publisher: agency,
    },
    vacancies: {
      '@type': 'JobPosting',
      url: about.url,
      title,
      description: (intro ? `<p>${escaped(intro)}</p>` : '') + body,
      datePosted: date ?? undefined,
      hiringOrganization: agency,
      jobLocation: address && { '@type': 'Place', address },
    },
  };
  useJsonLd(byCategory[categoryOf(key)] ?? null);
  return null;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

import { graphql, useFragment } from 'react-relay/hooks';
import type { ArticleClaim_article$key } from '../../__generated__/ArticleClaim_article.graphql.ts';
import type { ArticleClaim_site$key } from '../../__generated__/ArticleClaim_site.graphql.ts';
import { useRouter } from '../../app/router/useRouter.ts';
import { categoryOf } from '../../pages/article/category.ts';
import { officeAddress } from './address.ts';
import { agencyOf, type Claim, useClaim } from './claims.ts';

/** A service or a vacancy. Praise of the agency on its own site is nothing for machines, and other texts are their pages. */
export function ArticleClaim(props: {
  article: ArticleClaim_article$key;
  site: ArticleClaim_site$key;
}) {
  const { origin, location } = useRouter();
  const { key, language, title, intro, body, date, image } = useFragment(
    graphql`
      fragment ArticleClaim_article on Article {
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
      fragment ArticleClaim_site on Site {
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
  const claims: Record<string, Claim> = {
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
  useClaim(claims[categoryOf(key)] ?? null);
  return null;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

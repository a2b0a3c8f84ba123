import { graphql } from 'react-relay/hooks';
import { graphLanguage } from '../../shared/i18n/languages.ts';
import type { LeadPropertyQuery } from '../__generated__/LeadPropertyQuery.graphql.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import css from './LeadProperty.module.css';

/** A property as visitors see it, with a link to its page; its reference alone for one that was never published. */
export function LeadProperty({ number, reference }: { number: number; reference: string }) {
  const say = useText();
  const { language } = useSession();
  const { answer } = useQuery<LeadPropertyQuery>(
    graphql`
      query LeadPropertyQuery($number: Int!, $language: Language!) {
        property(number: $number, language: $language) {
          title
          path
          price {
            text
          }
        }
      }
    `,
    { number, language: graphLanguage(language) },
  );
  const property = answer?.property;
  const about = [say('lead.number', { number: reference }), property?.price.text]
    .filter(Boolean)
    .join(', ');
  if (!property) return <p>{about}</p>;
  return (
    <a className={css.property} href={property.path} target="_blank" rel="noreferrer">
      <span className="strong">{property.title}</span>
      <span className="small soft">{about}</span>
    </a>
  );
}

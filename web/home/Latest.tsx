import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Latest_properties$key } from '../__generated__/Latest_properties.graphql.ts';
import type { Latest_site$key } from '../__generated__/Latest_site.graphql.ts';
import { useLanguage } from '../i18n/language.tsx';
import { PropertyCard } from '../property/PropertyCard.tsx';
import { path } from '../router/paths.ts';
import { More } from '../ui/More.tsx';
import css from './Latest.module.css';

const large = '(min-width: 72rem) 40rem, 90vw';
const small = '(min-width: 72rem) 19rem, (min-width: 48rem) 46vw, 90vw';

interface Props {
  site: Latest_site$key;
  properties: Latest_properties$key;
}

/** The listings that came in last: one large, four small. Nothing when there are none. */
export function Latest(props: Props) {
  const intl = useIntl();
  const language = useLanguage();
  const { saleCount } = useFragment(
    graphql`
      fragment Latest_site on Site {
        saleCount
      }
    `,
    props.site,
  );
  const { nodes } = useFragment(
    graphql`
      fragment Latest_properties on PropertyConnection {
        nodes {
          id
          ...PropertyCard_property
        }
      }
    `,
    props.properties,
  );
  if (nodes.length === 0) return null;
  return (
    <section className={`section wrap ${css.section}`}>
      <header className="head">
        <h2>{intl.formatMessage({ id: 'home.latest' })}</h2>
        <More to={path('sale', language)}>
          {intl.formatMessage({ id: 'home.allForSale' }, { count: saleCount })}
        </More>
      </header>
      <div className={css.latest}>
        {nodes.map((property, i) => (
          <PropertyCard
            key={property.id}
            property={property}
            heading="h3"
            size={i === 0 ? 'large' : 'small'}
            sizes={i === 0 ? large : small}
          />
        ))}
      </div>
    </section>
  );
}
